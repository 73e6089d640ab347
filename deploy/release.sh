#!/bin/sh
# Installs or updates the shop from this source directory, as root:
#   deploy/release.sh tienda.example admin.tienda.example
# The source is copied and built in releases/, beside the running release; then the link `current` is
# switched at once and the shop restarted. After an update (git pull), without the host names:
#   deploy/release.sh
# Back to the release before, and forward again:
#   deploy/release.sh back
set -eu
umask 022 # the user of the shop reads what is built
cd "$(dirname "$0")/.."
refuse() { echo "$*" >&2; exit 1; }
target() { readlink "$1" || true; }
before=$(target current)

# A rename replaces the link at once.
point() { ln -sfn "$2" "$1.new" && mv -T "$1.new" "$1"; }
# Pages that visitors have open request files of the other release.
share_assets() { cp -an "$1/dist/assets/." "$2/dist/assets/"; }
activate() {
  release=$1
  shift
  point current "$release" && (cd "$release" && deploy/install.sh "$@")
}

if [ "${1-}" = back ]; then
  release=$(target previous)
  [ -n "$release" ] || refuse "There is no release before this one."
  set --
else
  release=releases/$(git rev-parse --short=12 HEAD)
  # Changes that are not committed are built, too.
  [ -z "$(git status --porcelain)" ] || release=$release-$(date +%s)
  if [ ! -e "$release" ]; then
    building=releases/building
    rm -rf "$building"
    mkdir -p "$building"
    git ls-files -z --cached --others --exclude-standard |
      tar --null --files-from=- --ignore-failed-read -cf - | tar -xf - -C "$building"
    (cd "$building" && npm run build)
    mv "$building" "$release"
  fi
fi

[ "$release" = "$before" ] || [ -z "$before" ] || {
  share_assets "$before" "$release"
  share_assets "$release" "$before"
}
if activate "$release" "$@"; then
  [ "$release" = "$before" ] || [ -z "$before" ] || point previous "$before"
  for old in releases/*; do
    case $old in "$(target current)" | "$(target previous)") ;; *) rm -rf "$old" ;; esac
  done
elif [ -n "$before" ] && [ "$release" != "$before" ]; then
  echo "Going back to $before." >&2
  activate "$before" || true
  exit 1
else
  exit 1
fi
echo "Release: $release"
