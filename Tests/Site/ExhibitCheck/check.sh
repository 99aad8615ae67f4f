#!/usr/bin/env bash
# check.sh PLAYBILL: builds a small site of the components' pages and of a film, and has them used in a browser.
set -euo pipefail
cd "$(dirname "$0")/../../.."
playbill=$(realpath "${1:-.build/release/playbill}")
. Tests/Site/BrowserCheck/environment.sh
site=$work/exhibit-site
rm -rf "$site/content" "$site/themes"
mkdir -p "$site/content/products/filmed/films" "$site/content/posts"
cp -r themes "$site/"
cp -r content/products/{custom-progress-bar,marquee-gesture,pie-progress} "$site/content/products/"
cp content/posts/*-a-progress-bar-with-a-buffer.md "$site/content/posts/"
# The addresses of the pages begin with the folder, so that they lead somewhere from a file too.
cat >"$site/content/site.yml" <<END
title: Exhibits
base_url: https://exhibits.example$PWD/$work/exhibits/
description: Components to try.
theme: marquee
language: en
END
printf 'name: Filmed\ntagline: A product with a film.\nkind: library\nfilm: {src: films/trailer.mp4}\n' \
    >"$site/content/products/filmed/product.yml"
film=$site/content/products/filmed/films/trailer.mp4
# Of one size a second, so that a part of the file is a part of the film.
[ -s "$film" ] || ffmpeg -v error -f lavfi -i testsrc2=size=640x360:rate=25:duration=24 -c:v libx264 -pix_fmt yuv420p -g 25 \
    -b:v 1M -minrate 1M -maxrate 1M -bufsize 500k -movflags +faststart "$film"
"$playbill" build --quiet --site "$site" --output "$work/exhibits"
python Tests/Site/ExhibitCheck/check.py "$work/exhibits"
