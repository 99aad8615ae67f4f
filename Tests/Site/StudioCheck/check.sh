#!/usr/bin/env bash
# check.sh PLAYBILL: makes a small site with a kit, serves it, and has its studio used in a browser.
set -euo pipefail
cd "$(dirname "$0")/../../.."
playbill=$(realpath "${1:-.build/release/playbill}")
. Tests/Site/BrowserCheck/environment.sh
site=$work/studio-site
rm -rf "$site/content" "$site/themes"
mkdir -p "$site/content/products"
cp -r themes "$site/"
cp -r Tests/Site/StudioCheck/lantern "$site/content/products/"
cat >"$site/content/site.yml" <<END
title: Lantern
base_url: https://lantern.example
description: A site to be looked at in the studio.
theme: marquee
language: en
END
"$playbill" kit --quiet --site "$site" lantern
python Tests/Site/StudioCheck/check.py "$playbill" "$site"
