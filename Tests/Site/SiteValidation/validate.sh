#!/usr/bin/env bash
# validate.sh PLAYBILL: builds the demo site and a new one, and has them looked at by checkers of other people.
#
# The checkers come from Debian and PyPI; where these cannot be reached that is said, and nothing fails. What the
# checkers find fails.
set -euo pipefail
cd "$(dirname "$0")/../../.."
playbill=$(realpath "${1:-.build/release/playbill}")
here=Tests/Site/SiteValidation
work=.build/validation

without() {
    echo "The sites were not validated: $1"
    exit 0
}

packages=(libxml2-utils python3-venv)
command -v java >/dev/null || packages+=(default-jre-headless)
command -v chromium >/dev/null || packages+=(chromium)
.ci/packages "${packages[@]}" </dev/null || without "the Debian packages ${packages[*]} cannot be installed"

mkdir -p "$work"
.ci/venv "$work/venv" "$here/requirements.txt" || without "its checkers cannot be installed"

"$playbill" build --quiet --output "$work/demo"
# Outside of this repository, which is a site: none is begun within another.
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
"$playbill" new --quiet "$new/site"
"$playbill" build --quiet --site "$new/site" --base-url https://new.example/ --now 2026-11-21
"$work/venv/bin/python" -B "$here/validate.py" "demo=$work/demo" "new=$new/site/public" </dev/null
