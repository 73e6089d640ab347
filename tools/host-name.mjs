/**
 * Prints the host name in an address such as `https://Tienda.example/`, in lower case and Punycode.
 * Exits with 1 if the address is not of a host name alone. `node tools/host-name.mjs ADDRESS`
 */
const [, , address = ''] = process.argv;
const text = /^https?:\/\//i.test(address) ? address : `https://${address}`;
const url = URL.canParse(text) ? new URL(text) : null;
const rest = url && `${url.username}${url.password}${url.port}${url.search}${url.hash}`;
const host = url?.hostname.replace(/\.$/, '') ?? '';
const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
// A name of one label, or an IP address, gets no certificate.
const isName = host.length <= 253 && new RegExp(`^(${label}\\.)+(?!\\d+$)${label}$`).test(host);

if (!isName || rest !== '' || url?.pathname !== '/') {
  console.error(`«${address}» is not a host name such as tienda.example.`);
  process.exit(1);
}
console.log(host);
