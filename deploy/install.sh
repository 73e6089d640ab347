#!/bin/sh
# Installs the shop on Debian with systemd, PostgreSQL and Caddy. Run as root in the source directory:
#   deploy/install.sh tienda.example admin.tienda.example
# Existing settings, data and other sites of Caddy are kept. After an update, without the host names:
#   deploy/install.sh
set -eu
settings=/etc/kuntur-aceros.env
[ $# = 2 ] || { [ $# = 0 ] && [ -e "$settings" ]; } || { sed -n '2,6s/^# //p' "$0"; exit 1; }

# The unit runs this Node.js.
/usr/bin/node tools/check-node.mjs

getent passwd kuntur >/dev/null || useradd --system --no-create-home --shell /usr/sbin/nologin kuntur
as_postgres() { runuser -u postgres -- "$@"; }
[ "$(as_postgres psql -Atc "SELECT 1 FROM pg_roles WHERE rolname = 'kuntur'")" ] || as_postgres createuser kuntur
[ "$(as_postgres psql -Atc "SELECT 1 FROM pg_database WHERE datname = 'shop'")" ] ||
  as_postgres createdb --owner=kuntur --encoding=UTF8 --template=template0 shop

if [ ! -e "$settings" ]; then
  (umask 077 && : >"$settings")
  cat >"$settings" <<END
PUBLIC_URL=https://$1
ADMIN_HOST=$2
ADMIN_TOKEN=$(openssl rand -hex 16)
# Through the socket, as the system user kuntur: there is no password.
DATABASE_URL=postgres:///shop?host=/var/run/postgresql&user=kuntur
END
fi
setting() { sed -n "s/^$1=//p" "$settings"; }

install -m 644 deploy/systemd/kuntur-* /etc/systemd/system/
rm -f /etc/systemd/system/kuntur-backup-failed.service # of 1.2.0
install -D -m 644 deploy/systemd/caddy.conf /etc/systemd/system/caddy.service.d/kuntur-aceros.conf
install -d -m 700 -o kuntur /var/backups/kuntur-aceros

# The configuration of other sites is kept and gets one line, which imports the shop's site. The example
# of Caddy's package, and what earlier versions of this script wrote, have no other site.
caddyfile=/etc/caddy/Caddyfile
site=/etc/caddy/kuntur-aceros.caddy
earlier=566b0728bf1d3e5e86fa47e862c1bea9
install -m 644 deploy/Caddyfile "$site"
touch "$caddyfile"
before=
if ! grep -qxF "import $site" "$caddyfile"; then
  before=$caddyfile.before-shop
  cp "$caddyfile" "$before"
  sum=$(md5sum <"$caddyfile" | cut -d ' ' -f 1)
  { echo "$caddyfile $earlier"; dpkg-query -Wf '${Conffiles}' caddy; } | grep -qF "$caddyfile $sum" && : >"$caddyfile"
  echo "import $site" >>"$caddyfile"
fi
upstreams=$(setting UPSTREAMS)
[ -z "$upstreams" ] || export UPSTREAMS="$upstreams"
if ! PUBLIC_URL=$(setting PUBLIC_URL) ADMIN_HOST=$(setting ADMIN_HOST) caddy validate --config "$caddyfile"; then
  [ -z "$before" ] || mv "$before" "$caddyfile"
  echo "$caddyfile cannot import $site: see the error above. Nothing was restarted." >&2
  exit 1
fi

systemctl daemon-reload
systemctl enable --now kuntur-aceros.service kuntur-backup.timer
systemctl restart kuntur-aceros
systemctl reload-or-restart caddy
echo "Shop: $(setting PUBLIC_URL)   Private page: https://$(setting ADMIN_HOST)   Password: grep ADMIN_TOKEN $settings"
