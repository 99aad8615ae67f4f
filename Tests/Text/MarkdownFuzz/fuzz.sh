#!/bin/sh
# Fuzzes Markdown and highlighting for some seconds, beginning with the inputs kept beside this script.
#
#     Tests/Text/MarkdownFuzz/fuzz.sh [SECONDS [markdown|site|highlight …]]
#
# What is new is kept in .build/fuzz; a fault is left there as crash-…, and the status is not 0.
set -eu
seconds=${1:-60}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- markdown site highlight
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
work=${FUZZ_DIR:-$root/.build/fuzz}
# With the crash backtracer on, a crash that the address sanitizer finds hangs.
export SWIFT_BACKTRACE=enable=no
mkdir -p "$work"
for module in Letters Encodings Diagnostics Markup Highlighting Markdown; do
    swiftc -package-name playbill -sanitize=fuzzer,address -O -wmo -parse-as-library -swift-version 6 -module-name $module -I "$work" \
        -I "$root/Sources/Libraries/CMark" -emit-module -emit-module-path "$work/$module.swiftmodule" \
        -c $(find "$root/Sources/Text/$module" -name '*.swift') -o "$work/$module.o"
done
for kind in "$@"; do
    name=Fuzz$kind
    swiftc -package-name playbill -use-ld=lld -sanitize=fuzzer,address -O -parse-as-library -swift-version 6 -module-name "$name" -I "$work" \
        -I "$root/Sources/Libraries/CMark" "$here/$name.swift" "$here/SafeReading.swift" \
        "$root/Tests/Text/MarkdownTests/ComposedDocument.swift" \
        "$work/Letters.o" "$work/Encodings.o" "$work/Diagnostics.o" "$work/Markup.o" "$work/Highlighting.o" "$work/Markdown.o" -lcmark -o "$work/$name"
    mkdir -p "$work/$kind"
    log=$work/$kind.log
    status=0
    # What takes long is a fault when it hangs for ten seconds; a slow machine is none.
    "$work/$name" -max_total_time="$seconds" -timeout=10 -report_slow_units=3600 -max_len=2048 -artifact_prefix="$work/crash-$kind-" \
        -print_final_stats=1 "$work/$kind" "$here/seeds" >"$log" 2>&1 || status=$?
    grep -E 'ERROR|SUMMARY|Fatal|crash|stat::number|BINGO' "$log" || true
    # Whoever reads only the status must not take a run that never began for one that found nothing.
    if [ "$status" != 0 ] || ! grep -q 'number_of_executed_units: [1-9]' "$log"; then
        echo "$kind: status $status; see $log and $work/crash-$kind-*" >&2
        exit 1
    fi
done
