/**
 * Signs in to the private page, as its form does.
 * @param address origin of the private page
 * @returns the Cookie header of the session
 * @throws {SignInError}
 */
export async function signIn(address: string, password: string): Promise<string> {
  const url = new URL('/admin/entrar', address);
  const body = new URLSearchParams({ password });
  const { status, headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const [cookie] = headers.getSetCookie()[0]?.split(';') ?? [];
  if (!cookie) throw new SignInError(status);
  return cookie;
}

export class SignInError extends Error {
  /** Of the HTTP response: 401 for a wrong password, 429 after too many. */
  readonly status: number;
  constructor(status: number) {
    super(`The private page answered ${status}.`);
    this.status = status;
  }
}
