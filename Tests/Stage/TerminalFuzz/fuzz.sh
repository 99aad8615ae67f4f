#!/bin/sh
# Fuzzes the terminal and the reader of its recordings for some seconds, beginning with the inputs beside this script.
#
#     Tests/Stage/TerminalFuzz/fuzz.sh [SECONDS [terminal|transcript …]]
#
# What is new is kept in .build/fuzz; a fault is left there as crash-…, and the status is not 0.
set -eu
seconds=${1:-60}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- terminal transcript
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=${FUZZ_DIR:-$root/.build/fuzz}
libraries=$root/Sources/Libraries
# With the crash backtracer on, a crash that the address sanitizer finds hangs.
export SWIFT_BACKTRACE=enable=no
mkdir -p "$work"
objects=
for place in Text/Encodings Text/Diagnostics Text/Dates Text/Languages Text/Values Text/JSON Picture/Drawing Stage/Stage Stage/TerminalStage; do
    module=$(basename "$place")
    swiftc -sanitize=fuzzer,address -O -wmo -parse-as-library -swift-version 6 -package-name playbill \
        -module-name "$module" -I "$work" -I "$libraries/CVTerm" -emit-module \
        -emit-module-path "$work/$module.swiftmodule" \
        -c $(find "$root/Sources/$place" -name '*.swift') -o "$work/$module.o"
    objects="$objects $work/$module.o"
done
for kind in "$@"; do
    case $kind in terminal) name=FuzzTerminal ;; *) name=FuzzTranscript ;; esac
    swiftc -use-ld=lld -sanitize=fuzzer,address -O -parse-as-library -swift-version 6 -package-name playbill \
        -module-name "$name" -I "$work" -I "$libraries/CVTerm" "$here/$name.swift" $objects -lvterm -o "$work/$name"
    mkdir -p "$work/$kind"
    "$work/$name" -max_total_time="$seconds" -timeout=10 -max_len=4096 -artifact_prefix="$work/crash-$kind-" \
        -print_final_stats=1 "$work/$kind" "$here/seeds" 2>&1 |
        grep -E 'ERROR|SUMMARY|Fatal|crash|stat::number|BINGO' || true
    if ls "$work"/crash-"$kind"-* >/dev/null 2>&1; then
        echo "$kind: see $work/crash-$kind-*" >&2
        exit 1
    fi
done
