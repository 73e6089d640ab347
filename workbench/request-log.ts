import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SentRequest } from '../testing/responses.ts';

/** A request that reached the mock. */
export interface LoggedRequest extends Pick<SentRequest, 'call' | 'variables'> {
  id: number;
  /** Milliseconds since the page was opened. */
  at: number;
  /** Null while the request is pending. */
  result: {
    /** HTTP status; 0 for a failed connection, null for a request that the page cancelled. */
    status: number | null;
    /** Whether the response contains GraphQL errors. */
    hasErrors?: boolean;
    /** Milliseconds from request to response or cancellation. */
    duration: number;
  } | null;
}

export interface RequestLog {
  /** All requests since the page was opened or the log cleared, oldest first. */
  requests: StoreApi<readonly LoggedRequest[]>;
  add(request: SentRequest, response: Promise<Response | null>): void;
  clear(): void;
}

/** The status as the tester reads it. */
export function formatStatus({ status, hasErrors }: NonNullable<LoggedRequest['result']>): string {
  if (status === null) return 'cancelada';
  if (status === 0) return 'sin conexión';
  return hasErrors ? `${status} con errores` : String(status);
}

export function createRequestLog(): RequestLog {
  const requests = createStore<readonly LoggedRequest[]>(() => []);
  let lastId = 0;

  async function add({ call, variables }: SentRequest, response: Promise<Response | null>) {
    lastId += 1;
    const pending: LoggedRequest = { id: lastId, call, variables, at: now(), result: null };
    requests.setState([...requests.getState(), pending], true);
    const received = await response;
    const duration = now() - pending.at;
    const hasErrors = received ? await containsErrors(received) : false;
    const done = { ...pending, result: { status: received?.status ?? null, hasErrors, duration } };
    const update = (logged: LoggedRequest) => (logged.id === done.id ? done : logged);
    requests.setState(requests.getState().map(update), true);
  }

  return { requests, add, clear: () => requests.setState([], true) };
}

async function containsErrors(response: Response): Promise<boolean> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'errors' in body;
  } catch {
    return false;
  }
}

function now(): number {
  return Math.round(performance.now());
}
