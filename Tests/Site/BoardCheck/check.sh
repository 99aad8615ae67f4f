#!/usr/bin/env bash
# check.sh PLAYBILL: builds the demo site for a folder, and has its boards played on in a browser.
#
# It uses the checkers that Tests/Site/SiteValidation installs from PyPI.
set -euo pipefail
cd "$(dirname "$0")/../../.."
playbill=$(realpath "${1:-.build/release/playbill}")
work=.build/validation
.ci/packages python3-venv $(command -v chromium >/dev/null || echo chromium) $(command -v ffmpeg >/dev/null || echo ffmpeg)
mkdir -p "$work"
requirements=Tests/Site/SiteValidation/requirements.txt
if ! cmp -s "$requirements" "$work/venv/requirements.txt"; then
    rm -rf "$work/venv"
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet --disable-pip-version-check -r "$requirements"
    cp "$requirements" "$work/venv/requirements.txt"
fi
# The addresses of the pages begin with the folder, so that they lead somewhere from a file too.
"$playbill" build --quiet --output "$work/boards" --base-url "https://boards.example$PWD/$work/boards/"
"$work/venv/bin/python" -B Tests/Site/BoardCheck/check.py "$playbill" "$work/boards"
