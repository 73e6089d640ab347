#!/bin/sh
# Dumps the database that PGHOST, PGUSER, PGPASSWORD and PGDATABASE name into BACKUPS (/backups),
# and keeps the last KEEP (14). Once a day, or once in all with `--once`.
set -eu
folder=${BACKUPS:-/backups}
keep=${KEEP:-14}

dump() {
  target="$folder/$(date -u +%Y-%m-%dT%H%M%SZ).dump"
  # A dump that was cut off never gets the name of a whole one.
  pg_dump --format=custom --file="$target.part"
  mv "$target.part" "$target"
  echo "wrote $target"
  # Names sort by time.
  ls -1 "$folder"/*.dump | sort -r | tail -n "+$((keep + 1))" | xargs -r rm --
}

[ "${1:-}" = --once ] && { dump; exit; }
while true; do
  dump || echo "the backup failed; the next try is in an hour" >&2
  # A failed one is tried again soon, a good one is due tomorrow.
  if [ -n "$(find "$folder" -name '*.dump' -mmin -60)" ]; then sleep 86400; else sleep 3600; fi
done
