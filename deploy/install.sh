#!/bin/sh
# Installs the shop on Debian with systemd, PostgreSQL and Caddy. Run as root in the source directory:
#   deploy/install.sh tienda.example admin.tienda.example
# Existing settings and data are kept, so that it can be run again.
set -eu
[ $# = 2 ] || { sed -n '2,4s/^# //p' "$0"; exit 1; }
settings=/etc/kuntur-aceros.env

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
TRUST_PROXY=1
# Through the socket, as the system user kuntur: there is no password.
DATABASE_URL=postgres:///shop?host=/var/run/postgresql&user=kuntur
END
fi
install -m 644 deploy/systemd/kuntur-* /etc/systemd/system/
install -D -m 644 deploy/systemd/caddy.conf /etc/systemd/system/caddy.service.d/kuntur-aceros.conf
install -m 644 deploy/Caddyfile /etc/caddy/Caddyfile
install -d -m 700 -o kuntur /var/backups/kuntur-aceros
systemctl daemon-reload
systemctl enable --now kuntur-aceros.service kuntur-backup.timer
systemctl restart kuntur-aceros caddy
echo "Shop: https://$1   Private page: https://$2   Password: grep ADMIN_TOKEN $settings"
