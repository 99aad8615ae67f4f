# Sourced by checks that use pages in a real browser, at the top of the repository: installs what they need, and sets
# `work`, the folder where sites are built for them, and `python`, which knows the browser. The checkers are those that
# Tests/Site/SiteValidation installs from PyPI.
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
python() { PYTHONPATH=Tests/Site/BrowserCheck "$work/venv/bin/python" -B "$@"; }
