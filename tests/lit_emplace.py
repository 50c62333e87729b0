# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lit format of lit.cfg.py."""
import lit.formats
import lit.Test
import lit.util


class EmplaceTest(lit.formats.ShTest):
    """Shell tests, and self-checking programs when there is no RUN line."""

    def execute(self, test, lit_config):
        with open(test.getSourcePath(), errors="replace") as file:
            text = file.read()
        if "RUN:" in text:
            return super().execute(test, lit_config)
        output = ""
        for target in test.config.emplace_targets:
            if "// UNSUPPORTED-TARGET: " + target in text:
                continue
            command = [test.config.emplace, "test",
                       "--target=" + target, test.getSourcePath()]
            if "\n// -----" in text:
                command.append("--split-input-file")
            try:
                out, err, code = lit.util.executeCommand(
                    command, env=test.config.environment,
                    timeout=lit_config.maxIndividualTestTime)
            except lit.util.ExecuteCommandTimeoutException as late:
                return lit.Test.TIMEOUT, output + late.msg
            output += "$ %s\n%s%s" % (" ".join(command), out, err)
            if code != 0:
                return lit.Test.FAIL, output + "exit code %d\n" % code
        return lit.Test.PASS, output
