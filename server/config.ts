import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { StartUpError } from './start-up-error.ts';

export type Settings = ReturnType<typeof readSettings>;

const OWN_SEED = fileURLToPath(new URL('./seed/catalogue.json', import.meta.url));

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

const Environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
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
  DATA_DIR: v.optional(v.string(), '.data/postgres'),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be an origin such as https://tienda.example'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  SITE_DIR: v.optional(v.string(), 'dist'),
  SEED_FILE: v.optional(v.string(), OWN_SEED),
  SHOW_PURCHASE_PRICE: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  ADMIN_PORT: v.optional(wholeNumber(0, 65_535), '9090'),
  ADMIN_BIND: v.optional(v.string(), '127.0.0.1'),
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters at least'))),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  CONTACT_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '5'),
  CONTACT_PER_HOUR: v.optional(wholeNumber(1, 1_000_000), '60'),
  OPEN_GRAPHQL: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
});

/**
 * Reads the settings. An empty variable counts as not set.
 * @throws StartUpError that names the variable and its valid values, never its value.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const result = v.safeParse(Environment, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new StartUpError(`${v.getDotPath(issue)} ${issue.message}.`);
  }
  const { output } = result;
  return {
    port: output.PORT,
    host: output.HOST ?? null,
    databaseUrl: output.DATABASE_URL ?? null,
    dataDirectory: output.DATA_DIR,
    /** Origin of the site as visitors see it; null for http://localhost:port. */
    publicUrl: output.PUBLIC_URL ?? null,
    siteDirectory: output.SITE_DIR,
    seedFile: output.SEED_FILE,
    showPurchasePrice: output.SHOW_PURCHASE_PRICE === '1',
    /** The private page, which is served if there is a token. */
    admin: { token: output.ADMIN_TOKEN ?? null, port: output.ADMIN_PORT, host: output.ADMIN_BIND },
    trustedProxies: output.TRUST_PROXY,
    contactLimits: { perAddress: output.CONTACT_PER_ADDRESS, perHour: output.CONTACT_PER_HOUR },
    /** Whether any GraphQL document is allowed; else only the storefront's own. For development. */
    openGraphql: output.OPEN_GRAPHQL === '1',
  };
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
