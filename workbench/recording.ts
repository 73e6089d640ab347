import * as v from 'valibot';

/** What a file says it is, and the edition of its shape. A change of the shape raises the edition. */
export const recordingFormat = 'kuntur-banco-de-pruebas';
export const recordingVersion = 1;

const Milliseconds = v.pipe(v.number(), v.minValue(0));
const Variables = v.record(v.string(), v.unknown());

/** What came back, as it was on the wire, or why nothing did. */
const Outcome = v.variant('kind', [
  v.object({
    kind: v.literal('response'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    contentType: v.nullable(v.string()),
    body: v.string(),
  }),
  /** The connection failed. */
  v.object({ kind: v.literal('network') }),
  /** Nothing came until the site gave up. */
  v.object({ kind: v.literal('silence') }),
]);

const Answer = v.object({
  /** The root field of the contract, or `email`. */
  call: v.string(),
  /** Of a GraphQL operation, or what is in an e-mail; without the visitor's words. */
  variables: Variables,
  /** Since the page was opened. */
  at: Milliseconds,
  /** From the request to its answer. */
  delay: Milliseconds,
  outcome: Outcome,
});

const OperationResult = v.object({
  /** Since the operation began. */
  after: Milliseconds,
  cacheOutcome: v.nullable(v.picklist(['hit', 'partial', 'miss'])),
  stale: v.boolean(),
  data: v.unknown(),
  error: v.nullable(v.string()),
});

const Operation = v.object({
  name: v.string(),
  variables: Variables,
  policy: v.string(),
  at: Milliseconds,
  /** Whether the network was asked. */
  network: v.boolean(),
  results: v.array(OperationResult),
});

const RecordingFile = v.object({
  format: v.literal(recordingFormat),
  version: v.literal(recordingVersion),
  /** When the page was opened and when the file was saved, in ISO 8601. */
  from: v.pipe(v.string(), v.isoTimestamp()),
  to: v.pipe(v.string(), v.isoTimestamp()),
  /** Of the page, when it was saved. */
  address: v.pipe(v.string(), v.url()),
  scenario: v.string(),
  seed: v.number(),
  /** Every field of the contract at the time; not in files from before there was this line. */
  contract: v.optional(v.array(v.string())),
  browser: v.string(),
  viewport: v.object({ width: v.number(), height: v.number(), pixelRatio: v.number() }),
  /** What the site asked of its GraphQL client, and what it was told. */
  operations: v.array(Operation),
  /** What the backend was asked, and what it answered: this is what a replay plays. */
  answers: v.array(Answer),
});

export type RecordedOutcome = v.InferOutput<typeof Outcome>;
export type RecordedAnswer = v.InferOutput<typeof Answer>;
export type RecordedOperation = v.InferOutput<typeof Operation>;
export type Recording = v.InferOutput<typeof RecordingFile>;

/** A file that cannot be replayed; the message is for testers, in Spanish. */
export class RecordingError extends Error {}

const Header = v.object({ format: v.literal(recordingFormat), version: v.number() });

/**
 * Reads a saved recording.
 *
 * @throws {RecordingError} that says whether it is no recording at all, one of another version, or
 * a damaged one, and then where
 */
export function parseRecording(json: unknown): Recording {
  if (!v.is(Header, json)) {
    throw new RecordingError('El archivo no es un registro del banco de pruebas.');
  }
  if (json.version !== recordingVersion) {
    throw new RecordingError(
      `El registro es de la versión ${json.version} y este banco de pruebas lee la ${recordingVersion}. Grábelo de nuevo.`,
    );
  }
  const result = v.safeParse(RecordingFile, json);
  if (result.success) return result.output;
  const place = v.getDotPath(result.issues[0]) ?? 'el archivo';
  throw new RecordingError(`El registro está dañado: «${place}» no es lo que se espera.`);
}
