import type { Page, Route } from '@playwright/test';

/** How the backend answers while a screen is looked at. */
export type State = 'full' | 'loading' | 'empty' | 'error';

const emptyData: Readonly<Record<string, object>> = {
  ProductosResumen: { productosResumen: [] },
  Category: { category: [] },
  ProductosPorCategoria: { productosPorCategoria: [] },
  BuscarProductosPorNombre: { buscarProductosPorNombre: [] },
  Producto: { producto: null },
};

/**
 * Puts the backend into a state, for the operations named (all, where none is).
 * Requests of the others are answered as always.
 */
export async function putBackendInto(page: Page, state: State, operations?: readonly string[]) {
  if (state === 'full') return;
  await page.route('**/graphql', async (route) => {
    const operation: string = route.request().postDataJSON().operationName;
    if (operations && !operations.includes(operation)) await route.continue();
    else await answers[state](route, operation);
  });
}

const answers = {
  // Never answered; the page is closed before it gives up.
  loading: async () => {},
  empty: (route: Route, operation: string) =>
    route.fulfill({ json: { data: emptyData[operation] } }),
  error: (route: Route) => route.fulfill({ status: 500, json: {} }),
} as const;
