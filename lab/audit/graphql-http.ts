import { auditServer } from 'graphql-http';
import { withShop } from '../../testing/shop.ts';
import type { LabPart } from '../lib/part.ts';

/** The allow-list would refuse the documents of the audit. */
const withoutAllowList = { environment: { OPEN_GRAPHQL: '1' } };

export const graphqlHttp: LabPart = {
  title: 'graphql-http',
  method:
    'Its audit of GraphQL over HTTP, recommendations included, on the server with OPEN_GRAPHQL=1.',
  run: async () => {
    const audits = await withShop(withoutAllowList, ({ url }) =>
      auditServer({ url: `${url}/graphql` }),
    );
    // A notice is an optional feature (MAY): the shop does not answer GET.
    const failed = audits.flatMap((audit) =>
      audit.status === 'ok' || audit.status === 'notice'
        ? []
        : [`${audit.name}: ${audit.status}, ${audit.reason}`],
    );
    const rows = [[String(audits.length), String(failed.length)]];
    return { tables: [{ head: ['audits', 'faults'], rows }], faults: failed };
  },
};
