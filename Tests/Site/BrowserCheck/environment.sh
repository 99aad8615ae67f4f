# Sourced by checks that use pages in a real browser, at the top of the repository: installs what they need, and sets
# `work`, the folder where sites are built for them, and `python`, which knows the browser. The checkers are those that
# Tests/Site/SiteValidation installs from PyPI.
work=.build/validation
.ci/packages python3-venv $(command -v chromium >/dev/null || echo chromium) $(command -v ffmpeg >/dev/null || echo ffmpeg)
mkdir -p "$work"
.ci/venv "$work/venv" Tests/Site/SiteValidation/requirements.txt
python() { PYTHONPATH=Tests/Site/BrowserCheck "$work/venv/bin/python" -B "$@"; }
