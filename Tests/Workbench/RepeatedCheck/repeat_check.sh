#!/usr/bin/env bash
# Checks the same sources again and again: the gate must say the same each time, and never fail.
#
#   repeat_check.sh [COUNT] [FOLDER]      CATWALK names the program; .build/release/catwalk where it is not set
set -euo pipefail

count=${1:-100}
here=$(cd "$(dirname "$0")/../../.." && pwd)
folder=${2:-$here}
catwalk=${CATWALK:-$here/.build/release/catwalk}

cp "$folder/.catwalk-baseline.json" "${TMPDIR:-/tmp}/repeat-check.$$"
trap 'rm -f "${TMPDIR:-/tmp}/repeat-check.$$"' EXIT
expected=$("$catwalk" check "$folder") || { printf '%s\n' "$expected"; exit 1; }

failures=0
SECONDS=0
for ((run = 1; run <= count; run++)); do
    if ! output=$("$catwalk" check "$folder") || [ "$output" != "$expected" ]; then
        failures=$((failures + 1))
        printf 'check %d:\n%s\n' "$run" "$output"
    fi
done
milliseconds=$((1000 * SECONDS / count))

cmp "$folder/.catwalk-baseline.json" "${TMPDIR:-/tmp}/repeat-check.$$"
printf '%d checks, %d failures, %d ms each\n' "$count" "$failures" "$milliseconds"
[ "$failures" -eq 0 ]
