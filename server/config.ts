import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isLoopback, parseProxies } from './http/trusted-proxies.ts';
import { StartUpError } from './start-up-error.ts';

export type Settings = v.InferOutput<typeof Environment>;

const OWN_SEED = fileURLToPath(new URL('./seed/catalogue.json', import.meta.url));

export const defaultDataFolder = '.data/postgres';

const TRUSTS_EVERYBODY =
  'TRUST_PROXY=1 needs HOST=127.0.0.1: on other addresses every client could name another as the sender. Set HOST, or name your proxies: TRUST_PROXY=10.0.0.2.';

const wholeNumberIn = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

const flag = v.pipe(
  v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  v.transform((text) => text === '1'),
);

const proxies = v.pipe(
  v.string(),
  v.transform(parseProxies),
  v.check(
    (networks) => networks !== null,
    'must be the addresses of your proxies, such as 10.0.0.2 or 10.0.0.2,172.16.0.0/12',
  ),
  v.transform((networks) => networks ?? []),
);

/** See docs/operations.md for the meaning of each. */
const Environment = v.object({
  PORT: v.optional(wholeNumberIn(0, 65_535), '3000'),
  HOST: v.optional(v.string()),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isPostgresUrl,
        'must look like postgres://user:password@host:5432/database; percent-encode special characters of the password (@ is %40, / is %2F), or set PGPASSWORD instead',
      ),
    ),
  ),
  DATA_DIR: v.optional(v.string(), defaultDataFolder),
  SHOP_FILE: v.optional(v.string()),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an origin such as https://tienda.example'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  SITE_DIR: v.optional(v.string(), 'dist'),
  SEED_FILE: v.optional(v.string(), OWN_SEED),
  SHOW_PURCHASE_PRICE: flag,
  ADMIN_PORT: v.optional(wholeNumberIn(0, 65_535), '9090'),
  ADMIN_BIND: v.optional(v.string(), '127.0.0.1'),
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters at least'))),
  TRUST_PROXY: v.optional(proxies, '0'),
  CONTACT_PER_ADDRESS: v.optional(wholeNumberIn(1, 1_000_000), '5'),
  CONTACT_PER_HOUR: v.optional(wholeNumberIn(1, 1_000_000), '60'),
  OPEN_GRAPHQL: flag,
});

/**
 * Reads the settings. An empty variable counts as not set.
 * @throws StartUpError that names the variable and its valid values, never its value.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = v.safeParse(Environment, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new StartUpError(`${v.getDotPath(issue)} ${issue.message}.`);
  }
  if (given.TRUST_PROXY === '1' && !isLoopback(given.HOST))
    throw new StartUpError(TRUSTS_EVERYBODY);
  return result.output;
}

/** Refuses an unencoded @ / ? # or % in the password: the rest of it would be taken for a name. */
function isPostgresUrl(text: string): boolean {
  const isUnambiguous = /^postgres(ql)?:\/\/[^@/?#\s]*(@[^@/?#\s]*)?([/?][^@#\s]*)?$/.test(text);
  try {
    return isUnambiguous && URL.canParse(text) && decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, pathname, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && `${username}${search}${hash}` === '';
}
