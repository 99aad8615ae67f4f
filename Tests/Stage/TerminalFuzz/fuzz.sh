#!/bin/sh
# Fuzzes the terminal and the reader of its recordings for some seconds, beginning with the inputs beside this script.
#
#     Tests/Stage/TerminalFuzz/fuzz.sh [SECONDS [terminal|transcript …]]
#
# What is new is kept in .build/fuzz, with a log of each run; a fault is left there as crash-…, and the status is not 0.
# The seconds are counted from the first input on, for each of the two.
set -eu
seconds=${1:-60}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- terminal transcript
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=${FUZZ_DIR:-$root/.build/fuzz}
libraries=$root/Sources/Libraries
changed=
# With the crash backtracer on, a crash that the address sanitizer finds hangs.
export SWIFT_BACKTRACE=enable=no
mkdir -p "$work"
objects=
for place in Text/Letters Text/Encodings Text/Diagnostics Text/Dates Text/Languages Text/Values Text/JSON Picture/Drawing Stage/Stage Stage/TerminalStage; do
    module=$(basename "$place")
    objects="$objects $work/$module.o"
    # Building takes minutes on a busy computer, so what has not changed is kept.
    [ -n "$changed" ] || [ ! -e "$work/$module.o" ] ||
        [ -n "$(find "$root/Sources/$place" -newer "$work/$module.o" -print -quit)" ] || continue
    changed=yes
    swiftc -sanitize=fuzzer,address -O -wmo -parse-as-library -swift-version 6 -package-name playbill \
        -suppress-warnings -module-name "$module" -I "$work" -I "$libraries/CVTerm" -emit-module \
        -emit-module-path "$work/$module.swiftmodule" \
        -c $(find "$root/Sources/$place" -name '*.swift') -o "$work/$module.o"
done
for kind in "$@"; do
    case $kind in terminal) name=FuzzTerminal ;; *) name=FuzzTranscript ;; esac
    swiftc -use-ld=lld -sanitize=fuzzer,address -O -parse-as-library -swift-version 6 -package-name playbill \
        -module-name "$name" -I "$work" -I "$libraries/CVTerm" "$here/$name.swift" $objects -lvterm -o "$work/$name"
    mkdir -p "$work/$kind"
    log=$work/$kind.log
    status=0
    "$work/$name" -max_total_time="$seconds" -timeout=10 -max_len=4096 -artifact_prefix="$work/crash-$kind-" \
        -print_final_stats=1 "$work/$kind" "$here/seeds" >"$log" 2>&1 || status=$?
    grep -E ' cov: ' "$log" | tail -1
    grep -E 'ERROR|SUMMARY|Fatal|crash|stat::number_of|stat::average' "$log" || true
    # Whoever reads only the status must not take a run that never began for one that found nothing.
    if [ "$status" != 0 ] || ! grep -q 'number_of_executed_units: [1-9]' "$log"; then
        echo "$kind: status $status; see $log and $work/crash-$kind-*" >&2
        exit 1
    fi
done
