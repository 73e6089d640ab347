import { judgeModule } from '../lib/judges.ts';
import { all, type Part, type Verdict } from '../lib/part.ts';
import { withSite } from '../lib/site.ts';

type Audited =
  | { name: string; status: 'ok' }
  | { name: string; status: 'notice' | 'warn' | 'error'; reason: string };

interface Audits {
  auditServer(options: { url: string }): Promise<Audited[]>;
}

/** Whether the endpoint keeps to GraphQL over HTTP, what the specification only recommends included. */
export const graphqlHttp: Part = {
  title: 'graphql-http’s audit of GraphQL over HTTP',
  run: async (): Promise<Verdict> => {
    const { auditServer }: Audits = await import(
      await judgeModule('graphql-http', 'lib', 'audits', 'index.mjs')
    );
    const audited = await withSite(({ url }) => auditServer({ url: `${url}/graphql` }));
    const kept = audited.filter(({ status }) => status === 'ok');
    return {
      figures: [all('audits passed', kept.length, audited.length)],
      findings: audited.flatMap((one) =>
        one.status === 'ok' ? [] : [`${one.name}: ${one.status}, ${one.reason}`],
      ),
      notes: ['Of the shop in production mode, which accepts the operations of the site only.'],
    };
  },
};
