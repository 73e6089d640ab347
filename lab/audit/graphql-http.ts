import { auditServer } from 'graphql-http';
import { withShop } from '../../testing/shop.ts';
import { all } from '../lib/figures.ts';
import type { Part } from '../lib/result.ts';

/** Whether the endpoint keeps to GraphQL over HTTP, what the specification only recommends included. */
export const graphqlHttp: Part = {
  title: 'graphql-http’s audit of GraphQL over HTTP',
  run: async () => {
    const audited = await withShop({}, ({ url }) => auditServer({ url: `${url}/graphql` }));
    const kept = audited.filter(({ status }) => status === 'ok');
    return {
      figures: [all('audits passed', kept.length, audited.length)],
      objections: audited.flatMap((one) =>
        one.status === 'ok' ? [] : [`${one.name}: ${one.status}, ${one.reason}`],
      ),
      notes: ['Of the shop in production mode, which accepts the operations of the site only.'],
    };
  },
};
