import { type ExecutionResult, graphql, parse } from 'graphql';
import { HttpResponse, http, type RequestHandler } from 'msw';
import * as v from 'valibot';
import type { Catalogue, CatalogueStore } from '../server/catalogue/catalogue-store.ts';
import { createMemoryStore } from '../server/catalogue/memory-store.ts';
import type { Context } from '../server/graphql/context.ts';
import { type Call, isCall } from './calls.ts';
import type { ReferenceShop } from './reference-shop.ts';
import type { Responder, SentRequest } from './responses.ts';

const Variables = v.record(v.string(), v.unknown());
/** The body of a GraphQL request, as a client posts it. */
const GraphqlBody = v.object({
  query: v.string(),
  operationName: v.string(),
  variables: v.optional(Variables, {}),
});
type GraphqlBody = v.InferOutput<typeof GraphqlBody>;

interface ShopApiOptions {
  /** Delays a response; by default with `setTimeout`, real or fake. */
  wait?: (milliseconds: number) => Promise<void>;
  onRequest?: (request: SentRequest, response: Promise<Response>) => void;
}

interface Served {
  products: Catalogue['products'];
  /** The products' own, in order of appearance, where none are given. */
  categories?: Catalogue['categories'];
  /** Whether the operator has `priceBuy` answered. */
  showPurchasePrice?: boolean;
}

type Change = (catalogue: Catalogue) => Catalogue;

/**
 * The backend as a page sees it over HTTP: the server's own schema over a catalogue in memory.
 * Every request is kept for a test to look at. What scenarios are made of is here: each call can
 * be answered in its own way (`responses.ts`), and from its own version of the catalogue.
 *
 * Nothing in it is of Node: it answers in a browser too.
 */
export class ShopApi {
  readonly #wait: Required<ShopApiOptions>['wait'];
  readonly #onRequest: ShopApiOptions['onRequest'];
  readonly #shop: ReferenceShop;
  #served: Catalogue | null = null;
  #showPurchasePrice = false;
  readonly #responders = new Map<Call, Responder>();
  readonly #changes = new Map<Call, readonly Change[]>();
  #requests: SentRequest[] = [];

  constructor(shop: ReferenceShop, { wait = waitByTimer, onRequest }: ShopApiOptions = {}) {
    this.#shop = shop;
    this.#wait = wait;
    this.#onRequest = onRequest;
  }

  /** For MSW, in Node as in a browser. */
  readonly handlers: RequestHandler[] = [
    http.post('*/graphql', async ({ request }) => {
      const body = v.parse(GraphqlBody, await request.json());
      const { variables } = body;
      const call = callOf(body);
      return this.#receive({ call, variables, headers: request.headers }, async () =>
        HttpResponse.json(await this.#execute(call, body)),
      );
    }),
    http.post('*/api/v1.0/email/send', async ({ request }) => {
      const variables = v.parse(Variables, await request.json());
      return this.#receive({ call: 'email', variables, headers: request.headers }, async () =>
        HttpResponse.text('OK'),
      );
    }),
  ];

  /** Serves another catalogue than the seed; what is played goes on, over this one. */
  serve({
    products,
    categories = categoriesOf(products),
    showPurchasePrice = false,
  }: Served): void {
    this.#served = { products, categories };
    this.#showPurchasePrice = showPurchasePrice;
  }

  /** From now on the call gets this response; `normal` is what it got so far. */
  respond(call: Call, responder: Responder): void {
    const before = this.#responders.get(call);
    this.#responders.set(
      call,
      before
        ? (normal, context) => responder(async () => before(normal, context), context)
        : responder,
    );
  }

  /** From now on the call sees the catalogue changed like this, after whatever changed it so far. */
  alter(call: Call, change: Change): void {
    this.#changes.set(call, [...(this.#changes.get(call) ?? []), change]);
  }

  /** From now on every call gets its normal response, from the catalogue as it is. */
  recover(): void {
    this.#responders.clear();
    this.#changes.clear();
  }

  /** What was sent so far, oldest first; of one call, or of all. */
  requests(call?: Call): readonly SentRequest[] {
    return this.#requests.filter((request) => call === undefined || request.call === call);
  }

  /** Forgets requests, responders and changes and serves the seed again; between two tests. */
  reset(): void {
    this.recover();
    this.#served = null;
    this.#showPurchasePrice = false;
    this.#requests = [];
  }

  #execute(
    call: Call | null,
    { query, variables, operationName }: GraphqlBody,
  ): Promise<ExecutionResult> {
    const changes = (call && this.#changes.get(call)) ?? [];
    const contextValue: Context = {
      catalogue: storeOf(changes.reduce(changed, this.#served ?? this.#shop.seed())),
      showPurchasePrice: this.#showPurchasePrice,
      publicUrl: siteAddress(),
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

  #receive(request: SentRequest, normal: () => Promise<Response>): Promise<Response> {
    this.#requests.push(request);
    const respond = request.call && this.#responders.get(request.call);
    const response = respond ? respond(normal, { request, wait: this.#wait }) : normal();
    const pending = Promise.resolve(response);
    this.#onRequest?.(request, pending);
    return pending;
  }
}

/** Where the page stands that asks, and its pictures with it, in whatever folder; empty without a page. */
function siteAddress(): string {
  if (typeof document === 'undefined') return '';
  return new URL('.', document.baseURI).href.replace(/\/$/, '');
}

function waitByTimer(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The contract's root field that an operation asks for; null where there is none such. */
function callOf({
  query,
  operationName,
}: Pick<GraphqlBody, 'query' | 'operationName'>): Call | null {
  for (const definition of parse(query).definitions) {
    if (definition.kind !== 'OperationDefinition' || definition.name?.value !== operationName) {
      continue;
    }
    const [root] = definition.selectionSet.selections;
    if (root?.kind === 'Field' && isCall(root.name.value)) return root.name.value;
  }
  return null;
}

const stores = new WeakMap<Catalogue, CatalogueStore>();

function storeOf(catalogue: Catalogue): CatalogueStore {
  const store = stores.get(catalogue) ?? createMemoryStore(catalogue);
  stores.set(catalogue, store);
  return store;
}

const versions = new WeakMap<Catalogue, Map<Change, Catalogue>>();

/** Each version of a catalogue is made once, when first asked for: some have 10,000 products. */
function changed(catalogue: Catalogue, change: Change): Catalogue {
  const known = versions.get(catalogue) ?? new Map<Change, Catalogue>();
  versions.set(catalogue, known);
  const version = known.get(change) ?? change(catalogue);
  known.set(change, version);
  return version;
}

function categoriesOf(products: Catalogue['products']): string[] {
  return [...new Set(products.flatMap((product) => product.category ?? []))];
}
