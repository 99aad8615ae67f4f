#!/bin/sh
# Compiles the engine to a WebAssembly module that imports nothing.
#
#     Sources/Game/NanashiWeb/build.sh OUT.wasm [OUT.js]
#
# OUT.js is what a page loads: the board of Page/board.js with the module packed into it. A page that was opened from a
# file may fetch nothing, but it may load a script; and one file is one thing to cache.
#
# The toolchain's own compiler, C compiler and linker do it, without an SDK; Debian's esbuild makes the script small.
# The stack protector is off because its runtime does not exist on a bare machine.
set -eu
out=${1:?"usage: build.sh OUT.wasm [OUT.js]"}
here=$(cd "$(dirname "$0")" && pwd)
game=$(dirname "$here")
case $out in /*) ;; *) out=$PWD/$out ;; esac
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift() {
    swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 -package-name playbill \
        -wmo -Osize -parse-as-library -Xfrontend -disable-stack-protector -Xcc -fno-stack-protector \
        -Xfrontend -function-sections "$@"
}
# The compiler puts a sum into each object in which the object's path has a part: a path that is the same everywhere.
(
    cd "$work"
    swift -module-name Nanashi -emit-module -emit-module-path Nanashi.swiftmodule \
        -c $(find "$game/Nanashi" -name '*.swift' | LC_ALL=C sort) -o Nanashi.o
    swift -module-name NanashiWeb -I . \
        -c $(find "$game/NanashiWeb" -name '*.swift' | LC_ALL=C sort) -o NanashiWeb.o
)
"$tools/clang" --target=wasm32-unknown-none -Os -ffreestanding -fno-builtin -fno-stack-protector -mbulk-memory \
    -c "$here/Freestanding/freestanding.c" -o "$work/freestanding.o"
exports=$(sed -n 's/^@_cdecl("\(.*\)")$/--export=\1/p' "$here/Exports.swift")
"$tools/wasm-ld" --no-entry --gc-sections --strip-all -z stack-size=131072 $exports \
    "$work/Nanashi.o" "$work/NanashiWeb.o" "$work/freestanding.o" -o "$out"
[ $# -gt 1 ] || exit 0
mkdir -p "$(dirname "$2")"
{
    esbuild --log-level=warning --minify --charset=utf8 "$here/Page/board.js"
    printf 'PlayableBoard.packed = "%s"\n' "$(gzip -9nc "$out" | base64 -w 0)"
} >"$work/page.js"
mv "$work/page.js" "$2"
