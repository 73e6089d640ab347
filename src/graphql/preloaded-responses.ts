declare global {
  /** Responses that a script in index.html has requested before the bundle, by request body. */
  var preloadedResponses: Record<string, Promise<Response>> | undefined;
}

/** Returns the preloaded response to a request, once. */
export function takePreloadedResponse(body: unknown): Promise<Response> | undefined {
  if (typeof body !== 'string') return undefined;
  const response = globalThis.preloadedResponses?.[body];
  delete globalThis.preloadedResponses?.[body];
  return response;
}
