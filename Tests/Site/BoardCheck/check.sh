#!/usr/bin/env bash
# check.sh PLAYBILL: builds the demo site for a folder, and has its boards played on in a browser.
set -euo pipefail
cd "$(dirname "$0")/../../.."
playbill=$(realpath "${1:-.build/release/playbill}")
. Tests/Site/BrowserCheck/environment.sh
# The addresses of the pages begin with the folder, so that they lead somewhere from a file too.
"$playbill" build --quiet --output "$work/boards" --base-url "https://boards.example$PWD/$work/boards/"
python Tests/Site/BoardCheck/check.py "$playbill" "$work/boards"
