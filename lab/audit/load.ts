import { withShop } from '../../testing/shop.ts';
import { requestBody } from '../../tools/lib/request-body.ts';
import { brief, info, none } from '../lib/figures.ts';
import type { Part } from '../lib/result.ts';
import { load as loadWith } from '../lib/wrk.ts';

const seconds = 20;

/** What visitors ask for, more or less in their proportions. */
const bodies = [
  requestBody('productos-resumen'),
  requestBody('category'),
  ...[101, 102, 201, 305].map((id) => requestBody('producto', { id })),
  ...['ÁNGULOS', 'LLAVE', 'Promociones'].map((category) =>
    requestBody('productos-por-categoria', { category }),
  ),
  ...['tubo', 'angulo 2', '1/2'].map((nombre) =>
    requestBody('buscar-productos-por-nombre', { nombre }),
  ),
];

/** A bounded run of mixed requests, as many as the server takes. */
export const load: Part = {
  title: 'wrk: a mixed load',
  run: async ({ quick }) => {
    const { rate, p99, failed } = await withShop({}, ({ url }) =>
      loadWith({ url: `${url}/graphql`, bodies, seconds: quick ? 1 : seconds }),
    );
    return {
      figures: [
        none('requests that failed', failed),
        info('responses a second', brief(rate)),
        info('99 of 100 within', `${brief(p99)} ms`),
      ],
      notes: [
        `${seconds} s of lists, products, categories and searches in turn on 32 connections, the load on the same two cores.`,
      ],
    };
  },
};
