import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { OPEN_HEADERS } from '../http/headers.ts';
import { CODINGS, type Coding, type Effort, encode, isWorthCompressing } from './content-coding.ts';

/** An answer as it goes over the wire, in one coding. */
interface Variant {
  bytes: Buffer;
  /** Names and values in turn, as `writeHead` takes them without another look. */
  headers: string[];
}

/** A finished answer, with everything prepared that sending it takes. */
export interface Answer {
  status: number;
  bytes: Buffer;
  /** Of the content, whatever the coding; null where there is nothing to ask again for. */
  tag: string | null;
  /** Those of every coding. */
  headers: readonly string[];
  variants: Map<Coding, Variant>;
}

/** What an answer is made from. */
export interface AnswerParts {
  status: number;
  headers: readonly string[];
  bytes: Buffer;
  cacheControl: string;
  isTagged: boolean;
}

export function createAnswer({ status, headers, bytes, ...parts }: AnswerParts): Answer {
  const tag = parts.isTagged ? weakTag(bytes) : null;
  return {
    status,
    bytes,
    tag,
    headers: [
      ...OPEN_HEADERS,
      ...headers,
      'Cache-Control',
      parts.cacheControl,
      'Vary',
      'Accept, Accept-Encoding',
      ...(tag === null ? [] : ['ETag', tag]),
    ],
    variants: new Map(),
  };
}

/**
 * Compresses an answer in one coding and keeps the result with it. An answer
 * that is short is sent as it is in every coding.
 */
async function prepare(answer: Answer, coding: Coding, effort: Effort): Promise<void> {
  const applied = isWorthCompressing(answer.bytes) ? coding : 'identity';
  const bytes = await encode(answer.bytes, applied, effort);
  const headers = [...answer.headers, 'Content-Length', String(bytes.length)];
  if (applied !== 'identity') headers.push('Content-Encoding', applied);
  answer.variants.set(coding, { bytes, headers });
}

/** Prepares an answer in every coding. */
export async function prepareAll(answer: Answer, effort: Effort): Promise<void> {
  // One after the other: the processors are there for those who are waiting.
  for (const coding of CODINGS) await prepare(answer, coding, effort);
}

/** Sends an answer in a coding. */
export async function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  coding: Coding,
): Promise<void> {
  if (sendPrepared(response, answer, coding)) return;
  await prepare(answer, coding, 'quick');
  sendPrepared(response, answer, coding);
}

/** Sends an answer at once, where it has been prepared in a coding. */
export function sendPrepared(response: ServerResponse, answer: Answer, coding: Coding): boolean {
  const variant = answer.variants.get(coding);
  if (!variant) return false;
  response.writeHead(answer.status, variant.headers);
  response.end(variant.bytes);
  return true;
}

/** Tells who has an answer already that it still stands. */
export function sendNotModified(response: ServerResponse, answer: Answer): void {
  response.writeHead(304, [...answer.headers]);
  response.end();
}

/** Weak, since one answer is compressed in several ways, and better when there is time. */
function weakTag(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
