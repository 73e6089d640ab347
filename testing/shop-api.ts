import { type ExecutionResult, graphql, parse } from 'graphql';
import { HttpResponse, http, type RequestHandler } from 'msw';
import * as v from 'valibot';
import { type CatalogueStore, createMemoryStore } from '../server/catalogue/memory-store.ts';
import type { Catalogue } from '../server/catalogue/stored-product.ts';
import type { Context } from '../server/graphql/resolvers.ts';
import { type Call, isCall } from './calls.ts';
import type { ReferenceShop } from './reference-shop.ts';
import type { Responder, SentRequest } from './responses.ts';

const GraphqlVariables = v.record(v.string(), v.unknown());
const GraphqlBody = v.object({
  query: v.string(),
  operationName: v.string(),
  variables: v.optional(GraphqlVariables, {}),
});
type GraphqlBody = v.InferOutput<typeof GraphqlBody>;

interface ShopApiOptions {
  /** Where the site sends its queries, as a pattern of MSW. */
  endpoint?: string;
  /** Delays a response; by default with `setTimeout`, real or fake. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Called with a copy of the response that the page receives; null if it cancels the request. */
  onRequest?: (request: SentRequest, response: Promise<Response | null>) => void;
}

interface Served {
  products: Catalogue['products'];
  /** By default those of the products, in order of appearance. */
  categories?: Catalogue['categories'];
}

type CatalogueEdit = (catalogue: Catalogue) => Catalogue;

/**
 * Mock backend: MSW handlers that run the server's schema and resolvers over an in-memory
 * catalogue. A call can be given another response (`responses.ts`) or another catalogue. Records
 * all requests. Runs in Node and in browsers.
 */
export class ShopApi {
  readonly #wait: Required<ShopApiOptions>['wait'];
  readonly #onRequest: ShopApiOptions['onRequest'];
  readonly #shop: ReferenceShop;
  #served: Catalogue | null = null;
  readonly #responders = new Map<Call, Responder>();
  readonly #changes = new Map<Call, readonly CatalogueEdit[]>();
  #requests: SentRequest[] = [];
  readonly handlers: RequestHandler[];

  constructor(
    shop: ReferenceShop,
    { endpoint = '*/graphql', wait = waitByTimer, onRequest }: ShopApiOptions = {},
  ) {
    this.#shop = shop;
    this.#wait = wait;
    this.#onRequest = onRequest;
    this.handlers = this.#handlersAt(endpoint);
  }

  #handlersAt(endpoint: string): RequestHandler[] {
    return [
      http.post(endpoint, async ({ request }) => {
        const body = v.parse(GraphqlBody, await request.json());
        const { variables } = body;
        const call = callOf(body);
        const { headers, signal } = request;
        return this.#receive({ call, variables, headers }, signal, async () =>
          HttpResponse.json(await this.#execute(call, body)),
        );
      }),
      http.post('*/api/v1.0/email/send', async ({ request }) => {
        const variables = v.parse(GraphqlVariables, await request.json());
        const { headers, signal } = request;
        return this.#receive({ call: 'email', variables, headers }, signal, async () =>
          HttpResponse.text('OK'),
        );
      }),
    ];
  }

  /** Replaces the catalogue; responders and changes stay. */
  serve({ products, categories = categoriesOf(products) }: Served): void {
    this.#served = { products, categories };
  }

  /** Adds a responder to a call; its `normal` gives the response before this. */
  respond(call: Call, responder: Responder): void {
    const before = this.#responders.get(call);
    this.#responders.set(
      call,
      before
        ? (normal, context) => responder(async () => before(normal, context), context)
        : responder,
    );
  }

  /** Adds a catalogue change to a call. */
  alter(call: Call, change: CatalogueEdit): void {
    this.#changes.set(call, [...(this.#changes.get(call) ?? []), change]);
  }

  /** Removes all responders and changes. */
  recover(): void {
    this.#responders.clear();
    this.#changes.clear();
  }

  /** The requests of one call, or of all, oldest first. */
  requests(call?: Call): readonly SentRequest[] {
    return this.#requests.filter((request) => call === undefined || request.call === call);
  }

  /** Restores the initial state; called after each test. */
  reset(): void {
    this.recover();
    this.#served = null;
    this.#requests = [];
  }

  #execute(
    call: Call | null,
    { query, variables, operationName }: GraphqlBody,
  ): Promise<ExecutionResult> {
    const changes = (call && this.#changes.get(call)) ?? [];
    const contextValue: Context = {
      catalogue: storeOf(changes.reduce(applyChange, this.#served ?? this.#shop.seed())),
      showPurchasePrice: false,
      publicUrl: siteUrl(),
    };
    const { schema } = this.#shop;
    return graphql({
      schema,
      contextValue,
      source: query,
      variableValues: variables,
      operationName,
    });
  }

  #receive(
    request: SentRequest,
    signal: AbortSignal,
    normal: () => Promise<Response>,
  ): Promise<Response> {
    this.#requests.push(request);
    const respond = request.call && this.#responders.get(request.call);
    const response = respond ? respond(normal, { request, wait: this.#wait }) : normal();
    const pending = Promise.resolve(response);
    if (this.#onRequest) {
      const copy = pending.then((received) => received.clone());
      this.#onRequest(request, Promise.race([copy, cancelled(signal)]));
    }
    return pending;
  }
}

/** Base URL of the page, for picture URLs; empty without a page. */
function siteUrl(): string {
  if (typeof document === 'undefined') return '';
  return new URL('.', document.baseURI).href.replace(/\/$/, '');
}

function cancelled(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
}

function waitByTimer(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The first root field of an operation, by its alias or its name; null for an unknown one. */
function callOf({
  query,
  operationName,
}: Pick<GraphqlBody, 'query' | 'operationName'>): Call | null {
  for (const definition of parse(query).definitions) {
    if (definition.kind !== 'OperationDefinition' || definition.name?.value !== operationName) {
      continue;
    }
    const [root] = definition.selectionSet.selections;
    if (root?.kind !== 'Field') continue;
    const name = [root.alias?.value, root.name.value].find((one) => one && isCall(one));
    if (name && isCall(name)) return name;
  }
  return null;
}

const stores = new WeakMap<Catalogue, CatalogueStore>();

function storeOf(catalogue: Catalogue): CatalogueStore {
  const store = stores.get(catalogue) ?? createMemoryStore(catalogue);
  stores.set(catalogue, store);
  return store;
}

const versions = new WeakMap<Catalogue, Map<CatalogueEdit, Catalogue>>();

/** Memoized, because some versions have 10,000 products. */
function applyChange(catalogue: Catalogue, change: CatalogueEdit): Catalogue {
  const byChange = versions.get(catalogue) ?? new Map<CatalogueEdit, Catalogue>();
  versions.set(catalogue, byChange);
  const version = byChange.get(change) ?? change(catalogue);
  byChange.set(change, version);
  return version;
}

function categoriesOf(products: Catalogue['products']): string[] {
  return [...new Set(products.flatMap((product) => product.category ?? []))];
}
