import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { LOG_FORMATS, LOG_LEVELS } from './observability/log-settings.ts';
import { StartUpError } from './start-up-error.ts';

/** The operator's settings, from environment variables. */
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
      v.check(isPostgresUrl, 'must look like postgres://user:password@host:5432/database'),
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
  METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters at least'))),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  CONTACT_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '5'),
  CONTACT_PER_HOUR: v.optional(wholeNumber(1, 1_000_000), '60'),
  // Read by the log, which exists before the settings; here they are only validated.
  LOG_FORMAT: v.optional(v.picklist(LOG_FORMATS, `must be ${LOG_FORMATS.join(' or ')}`)),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  OPEN_GRAPHQL: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
});

/**
 * Reads the settings. An empty variable counts as not set.
 *
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
  if (output.ADMIN_TOKEN !== undefined && output.METRICS_PORT === undefined) {
    throw new StartUpError('ADMIN_TOKEN needs METRICS_PORT: the page is served there.');
  }
  return {
    /** 0 lets the system choose. */
    port: output.PORT,
    /** The address to listen on; null for every address of the machine. */
    host: output.HOST ?? null,
    /** URL of a PostgreSQL server; null for the embedded database. */
    databaseUrl: output.DATABASE_URL ?? null,
    /** Directory of the embedded database. */
    dataDirectory: output.DATA_DIR,
    /** Origin of the site as visitors see it; null for http://localhost:port. */
    publicUrl: output.PUBLIC_URL ?? null,
    /** Folder of the built site. */
    siteDirectory: output.SITE_DIR,
    /** JSON file with the catalogue of an empty database; see `parseSeed`. */
    seedFile: output.SEED_FILE,
    /** Whether `priceBuy` is answered. */
    showPurchasePrice: output.SHOW_PURCHASE_PRICE === '1',
    /** Address of `/metrics`; null for none. */
    metrics:
      output.METRICS_PORT === undefined
        ? null
        : { port: output.METRICS_PORT, host: output.METRICS_HOST },
    /** Password of `/admin` on the port of the metrics; null disables the page. */
    adminToken: output.ADMIN_TOKEN ?? null,
    /** Number of the operator's proxies in front of the server; see `clientKey`. */
    trustedProxies: output.TRUST_PROXY,
    /** See `RateLimits`. */
    contactLimits: { perAddress: output.CONTACT_PER_ADDRESS, perHour: output.CONTACT_PER_HOUR },
    /** Whether any GraphQL document is allowed; else only the storefront's own. For development. */
    openGraphql: output.OPEN_GRAPHQL === '1',
  };
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(parse(text)?.protocol ?? '');
}

function isOrigin(text: string): boolean {
  const url = parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search;
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
