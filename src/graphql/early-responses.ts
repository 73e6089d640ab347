declare global {
  /** Responses that index.html has requested ahead of the scripts, by the body of their request. */
  var earlyResponses: Record<string, Promise<Response>> | undefined;
}

/** The response to a request that was sent ahead; each is given once. */
export function takeEarlyResponse(body: unknown): Promise<Response> | undefined {
  if (typeof body !== 'string') return undefined;
  const response = globalThis.earlyResponses?.[body];
  delete globalThis.earlyResponses?.[body];
  return response;
}
