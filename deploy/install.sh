#!/bin/sh
# Installs the shop on Debian with systemd, PostgreSQL and Caddy. deploy/release.sh runs it as root in a
# built release. Existing settings, data and other sites of Caddy are kept.
set -eu
settings=/etc/kuntur-aceros.env
refuse() { echo "$*" >&2; exit 1; }
warn() { echo "Warning: $*" >&2; }
setting() { sed -n "s/^$1=//p" "$settings"; }
[ $# = 2 ] || { [ $# = 0 ] && [ -e "$settings" ]; } ||
  refuse "Name the shop and the private page: deploy/release.sh tienda.example admin.tienda.example"

# The unit runs this Node.js.
/usr/bin/node tools/check-node.mjs
[ -e dist/index.html ] || refuse "Nothing is built here: run deploy/release.sh instead."
shop_host= admin_host=
if [ $# = 2 ]; then
  shop_host=$(/usr/bin/node tools/host-name.mjs "$1")
  admin_host=$(/usr/bin/node tools/host-name.mjs "$2")
  [ "$shop_host" != "$admin_host" ] || refuse "The shop and the private page need two host names."
fi

getent passwd kuntur >/dev/null || useradd --system --no-create-home --shell /usr/sbin/nologin kuntur
as_postgres() { runuser -u postgres -- "$@"; }
runuser -u kuntur -- test -r "$PWD/dist/index.html" || refuse "The user kuntur cannot read $PWD: chmod a+rX $PWD"
[ "$(as_postgres psql -Atc "SELECT 1 FROM pg_roles WHERE rolname = 'kuntur'")" ] || as_postgres createuser kuntur
[ "$(as_postgres psql -Atc "SELECT 1 FROM pg_database WHERE datname = 'shop'")" ] ||
  as_postgres createdb --owner=kuntur --encoding=UTF8 --template=template0 shop

# Says what it changes of existing settings.
change() {
  before=$(setting "$1")
  [ "$before" != "$2" ] || return 0
  echo "$settings: $1 was ${before:-not set}, is $2 now"
  if grep -q "^$1=" "$settings"; then sed -i "s|^$1=.*|$1=$2|" "$settings"; else echo "$1=$2" >>"$settings"; fi
}
if [ ! -e "$settings" ]; then
  (umask 077 && : >"$settings")
  cat >"$settings" <<END
PUBLIC_URL=https://$shop_host
ADMIN_HOST=$admin_host
ADMIN_TOKEN=$(openssl rand -hex 16)
# Through the socket, as the system user kuntur: there is no password.
DATABASE_URL=postgres:///shop?host=/var/run/postgresql&user=kuntur
END
elif [ $# = 2 ]; then
  change PUBLIC_URL "https://$shop_host"
  change ADMIN_HOST "$admin_host"
fi

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
# Before the shop restarts: a reload answers 503 to the requests that wait for it.
systemctl reload-or-restart caddy
systemctl enable --now kuntur-aceros.service kuntur-backup.timer
systemctl restart kuntur-aceros

# What keeps visitors out although the shop runs.
for name in "$(setting PUBLIC_URL | sed 's|^https*://||')" "$(setting ADMIN_HOST)"; do
  addresses=$(getent ahosts "$name" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ') || true
  own=$(hostname -I 2>/dev/null) || true
  is_own=
  for address in $addresses; do case " $own " in *" $address "*) is_own=1 ;; esac; done
  if [ -z "$addresses" ]; then
    warn "DNS has no address of $name: without one there is no certificate."
  elif [ -z "$is_own" ]; then
    warn "DNS says that $name is at ${addresses}and this machine is at ${own:-no known address}: right only behind a router or proxy that forwards ports 80 and 443."
  fi
done
for port in 80 443; do
  other=$(ss -ltnpH "sport = :$port" | grep -o '(("[^"]*"' | tr -d '("' | grep -vx caddy | sort -u | head -1) || true
  [ -z "$other" ] || warn "Port $port belongs to $other: Caddy needs it."
  if command -v ufw >/dev/null && ufw status | grep -q '^Status: active' && ! ufw status | grep -Eq "(^|,)$port(,|/tcp| )|^(WWW|Nginx) Full"; then
    warn "The firewall closes port $port: ufw allow $port/tcp"
  fi
done
if command -v nft >/dev/null && nft list ruleset | grep -q 'hook input.*policy drop' && ! nft list ruleset | grep -Eq 'dport.*\b(80|443|http|https)\b'; then
  warn "The firewall (nft list ruleset) drops what comes in and names neither port 80 nor 443."
fi

# Ready, or what keeps it from that.
port=$(setting PORT)
host=$(setting HOST)
case $host in '' | 0.0.0.0 | ::) host=127.0.0.1 ;; *:*) host="[$host]" ;; esac
health="http://$host:${port:-3000}/healthz"
/usr/bin/node tools/wait-healthy.mjs "$health" || refuse "The shop is not well: journalctl -u kuntur-aceros -n 20"
echo "Shop: $(setting PUBLIC_URL)   Private page: https://$(setting ADMIN_HOST)   First password: grep ADMIN_TOKEN $settings"
