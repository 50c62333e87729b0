# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Who may include whom: every #include "..." of a file must name its own
# folder, a folder that its row of layers.txt allows, or a public header.
#
# usage: awk -f tools/check_layers.awk src/layers.txt FILE...
# Prints a line per broken rule; exit code 1 if there is one.

# The longest listed folder that holds `path`, "" if none does.
function layer_of(path,    best, name) {
  best = ""
  for (name in allowed) {
    if (index(path "/", name "/") == 1 && length(name) > length(best)) {
      best = name
    }
  }
  return best
}

FNR == 1 { file_number++ }

# -- the table
file_number == 1 {
  if ($0 ~ /^[ \t]*(#|$)/) next
  split($0, sides, ":")
  gsub(/[ \t]/, "", sides[1])
  allowed[sides[1]] = " " sides[2] " "
  next
}

# -- the sources
FNR == 1 {
  path = FILENAME
  sub(/^.*src\//, "", path)
  layer = layer_of(path)
  if (layer == "") {
    print FILENAME ": its folder has no row in layers.txt"
    bad = 1
  }
}

/^[ \t]*#[ \t]*include[ \t]*"/ {
  target = $0
  sub(/^[^"]*"/, "", target)
  sub(/".*$/, "", target)
  if (target ~ /^emplace\// || layer == "") next
  to = layer_of(target)
  # A bare name is a file of the same folder.
  if (to == "" && target !~ /\//) next
  if (to == layer) next
  if (to != "" && index(allowed[layer], " " to " ")) next
  print FILENAME ":" FNR ": " layer " may not include \"" target "\""
  bad = 1
}

END { exit bad }
