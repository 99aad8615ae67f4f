#!/bin/sh
# Fuzzes the readers of the game engine, each for some seconds, beginning with the inputs kept beside this script.
#
#     Tests/Game/NanashiFuzz/fuzz.sh [SECONDS [fen|pgn|uai …]]
#
# What is new is kept in .build/fuzz; a fault is left there as crash-…, and the status is not 0.
set -eu
seconds=${1:-60}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- fen pgn uai
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=${FUZZ_DIR:-$root/.build/fuzz}
# With the crash backtracer on, a crash that the address sanitizer finds hangs.
export SWIFT_BACKTRACE=enable=no
mkdir -p "$work"
swiftc -package-name playbill -sanitize=fuzzer,address -O -wmo -parse-as-library -swift-version 6 \
    -module-name Nanashi -emit-module -emit-module-path "$work/Nanashi.swiftmodule" \
    -c $(find "$root/Sources/Game/Nanashi" -name '*.swift') -o "$work/Nanashi.o"
for kind in "$@"; do
    name=Fuzz$(echo "$kind" | tr a-z A-Z)
    swiftc -package-name playbill -use-ld=lld -sanitize=fuzzer,address -O -parse-as-library -swift-version 6 \
        -module-name "$name" -I "$work" "$here/$name.swift" "$work/Nanashi.o" -o "$work/$name"
    mkdir -p "$work/$kind"
    log=$work/$kind.log
    status=0
    "$work/$name" -max_total_time="$seconds" -timeout=10 -max_len=4096 -artifact_prefix="$work/crash-$kind-" \
        -print_final_stats=1 "$work/$kind" "$here/$kind" >"$log" 2>&1 || status=$?
    grep -E 'ERROR|SUMMARY|Fatal|crash|stat::number|BINGO' "$log" || true
    # Whoever reads only the status must not take a run that never began for one that found nothing.
    if [ "$status" != 0 ] || ! grep -q 'number_of_executed_units: [1-9]' "$log"; then
        echo "$kind: status $status; see $log and $work/crash-$kind-*" >&2
        exit 1
    fi
done
