#!/bin/sh
# Dumps the database of PGHOST, PGUSER, PGPASSWORD and PGDATABASE into BACKUPS (/backups), keeps the
# last KEEP (14) dumps, and copies new files of PICTURES. Runs daily, or once with `--once`.
set -eu
folder=${BACKUPS:-/backups}
keep=${KEEP:-14}

dump() {
  target="$folder/$(date -u +%Y-%m-%dT%H%M%SZ).dump"
  # An incomplete dump keeps the suffix .part.
  pg_dump --format=custom --file="$target.part"
  mv "$target.part" "$target"
  # After the dump, so that no picture in it is missing. Pictures are only added.
  if [ -d "${PICTURES:-}" ]; then cp -R -u "$PICTURES" "$folder"; fi
  echo "wrote $target"
  # Names sort by time.
  ls -1 "$folder"/*.dump | sort -r | tail -n "+$((keep + 1))" | xargs -r rm --
}

[ "${1:-}" = --once ] && { dump; exit; }
while true; do
  dump || echo "the backup failed; retrying in an hour" >&2
  if [ -n "$(find "$folder" -name '*.dump' -mmin -60)" ]; then sleep 86400; else sleep 3600; fi
done
