#!/bin/sh
# Dumps the database of PGHOST, PGUSER, PGPASSWORD and PGDATABASE into BACKUPS (/backups), adds new files
# of PICTURES, and keeps the last 14 dumps. One try: a systemd unit or compose.yaml repeats it.
set -eu
folder=${BACKUPS:-/backups}
keep=14
pictures=${PICTURES:-}
# DATA_DIR of the shop, whose /healthz looks for `backup-failed` and for the age of `backup-done`.
data=${pictures%/*}
copies=$folder/pictures
part=$folder/$(date -u +%Y-%m-%dT%H%M%SZ).dump.part

refuse() { echo "$*" >&2; exit 1; }

finish() {
  result=$?
  # Fails in a folder of another user, which is no reason to keep quiet.
  rm -f "$folder"/*.part "$copies"/*.part 2>/dev/null || true
  [ -n "$data" ] || exit "$result"
  # The shop creates it with its first picture; it belongs to the shop's user, who may not give it away.
  [ -d "$data" ] || { mkdir -p "$data" && { [ "$(id -u)" != 0 ] || chown --reference="${data%/*}" "$data"; }; }
  if [ "$result" = 0 ]; then
    touch "$data/backup-done"
    rm -f "$data/backup-failed"
  else
    touch "$data/backup-failed"
  fi
  exit "$result"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

user=$(id -un)
[ -d "$folder" ] || refuse "There is no folder $folder. As root: install -d -m 700 -o $user $folder"
for path in "$folder" "$copies" "$data"; do
  [ ! -d "$path" ] || [ -w "$path" ] ||
    refuse "The user $user cannot write to $path, which belongs to $(stat -c %U "$path"). As root: chown -R $user: $path"
done

rm -f "$folder"/*.part "$copies"/*.part
pg_dump --format=custom --file="$part"
# Reads all of it.
pg_restore --file=/dev/null "$part"

# After the dump, so that no picture in it is missing. Pictures are only added.
if [ -d "$pictures" ]; then
  mkdir -p "$copies"
  for picture in "$pictures"/*; do
    copy=$copies/${picture##*/}
    if [ -f "$picture" ] && [ ! -e "$copy" ]; then
      cp "$picture" "$copy.part"
      mv "$copy.part" "$copy"
    fi
  done
fi

# The record of the shop, with the same name as the dump, and its symbols.
if [ -f "$data/shop.json" ]; then
  cp "$data/shop.json" "${part%.dump.part}.shop.json.part"
  mv "${part%.dump.part}.shop.json.part" "${part%.dump.part}.shop.json"
  find "$data" -maxdepth 1 -name 'simbolo-*.png' -exec cp -p {} "$folder" \;
fi

sync "$part"
mv "$part" "${part%.part}"
echo "wrote ${part%.part}"
# Names sort by time.
ls -1 "$folder"/*.dump | sort -r | tail -n "+$((keep + 1))" | while IFS= read -r old; do
  rm -f -- "$old" "${old%.dump}.shop.json"
done
