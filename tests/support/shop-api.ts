import { HttpResponse, http, type RequestHandler } from 'msw';
import * as v from 'valibot';
import type { Answer } from './answers.ts';
import { type Backend, createBackend } from './backend.ts';

/** The name of a GraphQL operation, or `email` for the contact form's request. */
type Call = string;

/** What reached the backend. */
export interface SentRequest {
  call: Call;
  /** Of a GraphQL operation; the whole body of an e-mail. */
  variables: Record<string, unknown>;
  headers: Headers;
}

const Variables = v.record(v.string(), v.unknown());
const GraphqlBody = v.object({
  query: v.string(),
  operationName: v.string(),
  variables: v.optional(Variables, {}),
});

/**
 * The backend as a page sees it over HTTP: the server's own schema over a
 * catalogue in memory. Every request is kept for the test to look at, and each
 * operation can be made to fail in its own way (`answers.ts`).
 */
export class ShopApi {
  #backend = withSeed();
  #answers = new Map<Call, Answer>();
  #requests: SentRequest[] = [];

  /** For MSW, in Node as in a browser. */
  readonly handlers: RequestHandler[] = [
    http.post('*/graphql', async ({ request }) => {
      const { query, operationName, variables } = v.parse(GraphqlBody, await request.json());
      return this.#receive(operationName, variables, request, async () =>
        HttpResponse.json(await this.#backend().execute({ query, variables, operationName })),
      );
    }),
    http.post('*/api/v1.0/email/send', async ({ request }) =>
      this.#receive('email', v.parse(Variables, await request.json()), request, async () =>
        HttpResponse.text('OK'),
      ),
    ),
  ];

  /** Serves another catalogue than the seed. */
  serve(catalogue: Parameters<typeof createBackend>[0]): void {
    const backend = createBackend(catalogue);
    this.#backend = () => backend;
  }

  /** From now on the call is answered like this. */
  answer(call: Call, answer: Answer): void {
    this.#answers.set(call, answer);
  }

  /** From now on the call, or every call, is answered normally again. */
  recover(call?: Call): void {
    if (call === undefined) this.#answers.clear();
    else this.#answers.delete(call);
  }

  /** What was sent so far, oldest first; of one call, or of all. */
  requests(call?: Call): readonly SentRequest[] {
    return this.#requests.filter((request) => call === undefined || request.call === call);
  }

  /** Forgets requests and answers and serves the seed again; between two tests. */
  reset(): void {
    this.#backend = withSeed();
    this.#answers.clear();
    this.#requests = [];
  }

  async #receive(
    call: Call,
    variables: SentRequest['variables'],
    { headers }: Request,
    normal: () => Promise<Response>,
  ): Promise<Response> {
    this.#requests.push({ call, variables, headers });
    const answer = this.#answers.get(call);
    return answer ? answer(normal) : normal();
  }
}

/** The backend that page tests talk to. */
export const shopApi = new ShopApi();

let seeded: Backend | undefined;

/** The whole catalogue takes a moment to read; it is read when first asked for, and once. */
function withSeed(): () => Backend {
  return () => {
    seeded ??= createBackend();
    return seeded;
  };
}
