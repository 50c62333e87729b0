# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Calls that are banned outside their door, after comments and strings are
# taken out. A line that has to make an exception says why:
#   longjmp(*back, 1);  // allow-banned: the one way out of a full arena
#
# usage: awk -f tools/check_banned.awk FILE...

BEGIN {
  # word -> the files (a pattern) that may call it
  memory = "base/allocator_libc\\.c$"
  split("malloc calloc realloc free aligned_alloc posix_memalign strdup " \
        "strndup asprintf vasprintf reallocarray getline", words, " ")
  for (i in words) door[words[i]] = memory
  nowhere = "^$"
  split("strcpy strcat sprintf vsprintf strtok gets atoi atol atoll atof " \
        "strtod strtof strtol strtoul strtoll strtoull sscanf alloca setjmp " \
        "longjmp system rand srand localtime gmtime asctime setlocale",
        words, " ")
  for (i in words) door[words[i]] = nowhere
  split("exit _exit abort quick_exit atexit printf puts putchar vprintf " \
        "signal sigaction", words, " ")
  for (i in words) door[words[i]] = "src/cli/"
}

FNR == 1 { in_comment = 0 }

{
  line = $0
  if (line ~ /\/\/ allow-banned: ./) next
  gsub(/\\./, "", line)
  gsub(/"[^"]*"/, "\"\"", line)
  gsub(/\/\*.*\*\//, " ", line)
  sub(/\/\/.*$/, "", line)
  if (in_comment) {
    if (line !~ /\*\//) next
    sub(/^.*\*\//, "", line)
    in_comment = 0
  }
  if (line ~ /\/\*/) {
    sub(/\/\*.*$/, "", line)
    in_comment = 1
  }
  # The interpreter's computed jumps are the one exemption.
  if (line ~ /(^|[^A-Za-z0-9_])goto([^A-Za-z0-9_]|$)/ &&
      FILENAME !~ /runtime\/vm\/vm_interp\.c$/) {
    print FILENAME ":" FNR ": goto"
    bad = 1
  }
  if (line ~ /fprintf\(stdout|fputs\([^;]*stdout|fwrite\([^;]*stdout/ &&
      FILENAME !~ /src\/cli\//) {
    print FILENAME ":" FNR ": writes to stdout"
    bad = 1
  }
  while (match(line, /[A-Za-z_][A-Za-z0-9_]*[ ]*\(/)) {
    word = substr(line, RSTART, RLENGTH - 1)
    before = RSTART > 1 ? substr(line, RSTART - 1, 1) : ""
    head = substr(line, 1, RSTART - 1)
    sub(/ +$/, "", word)
    line = substr(line, RSTART + RLENGTH)
    # x.realloc( and x->realloc( are members; (*realloc)( a declaration.
    if (before == "." || head ~ /->$/ || before == "*") continue
    if (word in door && FILENAME !~ door[word]) {
      print FILENAME ":" FNR ": " word " is banned here"
      bad = 1
    }
  }
}

END { exit bad }
