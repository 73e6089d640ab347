declare global {
  /** Answers that index.html has asked for ahead of the scripts, by the body of their request. */
  var earlyAnswers: Record<string, Promise<Response>> | undefined;
}

/** The answer to a request that was sent ahead; each is given once. */
export function takeEarlyAnswer(body: unknown): Promise<Response> | undefined {
  if (typeof body !== 'string') return undefined;
  const answer = globalThis.earlyAnswers?.[body];
  delete globalThis.earlyAnswers?.[body];
  return answer;
}
