import { HttpResponse } from 'msw';

/** How a request is answered, given how it would be without any trouble. */
export type Answer = (normal: () => Promise<Response>) => Response | Promise<Response>;

/** The backend refuses the operation in GraphQL's own way: status 200 and a list of errors. */
export function graphqlError(message: string): Answer {
  return () => HttpResponse.json({ data: null, errors: [{ message }] });
}

/** A bare status, with JSON or text as its body. */
export function status(code: number, body: object | string = ''): Answer {
  return () =>
    typeof body === 'string'
      ? new HttpResponse(body, { status: code })
      : HttpResponse.json(body, { status: code });
}

/** A page for people where the client expects JSON, as gateways and portals send it. */
export function html(code: number): Answer {
  return () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: code });
}

/** No connection. */
export const offline: Answer = () => HttpResponse.error();

/** A connection on which nothing ever comes. */
export const hang: Answer = () => new Promise<never>(() => {});

/** The normal answer, so many milliseconds later; of virtual time under fake timers. */
export function delayed(milliseconds: number): Answer {
  return async (normal) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return normal();
  };
}

/** The normal answer with every field of a product but its id set to null. */
export const nulls: Answer = async (normal) =>
  HttpResponse.json(withoutFields(await (await normal()).json()));

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

function withoutFields(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutFields);
  if (typeof value !== 'object' || value === null) return value;
  const isProduct = 'id' in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const kept = !isProduct || name === 'id' || name === '__typename';
      return [name, kept ? withoutFields(field) : null];
    }),
  );
}
