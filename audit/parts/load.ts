import { ensureWrk, loadAndCount } from '../../bench/lib/load.ts';
import { brief } from '../../bench/lib/say.ts';
import { Trouble } from '../../tools/lib/project.mjs';
import { requestBody } from '../../tools/lib/request-body.ts';
import { Absent, none, type Part, told, type Verdict } from '../lib/part.ts';
import { withSite } from '../lib/site.ts';

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
  run: async ({ quick }): Promise<Verdict> => {
    await ensureWrk().catch((error: unknown) => {
      throw error instanceof Trouble ? new Absent(error.message) : error;
    });
    const { rate, p99, failed } = await withSite(({ url }) =>
      loadAndCount({
        url: `${url}/graphql`,
        bodies,
        encoding: 'br',
        seconds: quick ? 1 : seconds,
      }),
    );
    return {
      figures: [
        none('requests that failed', failed),
        told('answers a second', brief(rate)),
        told('99 of 100 within', `${brief(p99)} ms`),
      ],
      findings: [],
      notes: [
        `${seconds} s of lists, products, categories and searches in turn on 32 connections, the load on the same two cores.`,
      ],
    };
  },
};
