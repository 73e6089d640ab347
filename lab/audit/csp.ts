import { withShop } from '../../testing/shop.ts';
import { none } from '../lib/figures.ts';
import { labModule } from '../lib/install.ts';
import type { Part } from '../lib/result.ts';

interface Finding {
  description: string;
  directive: string;
  value?: string;
}

interface Evaluator {
  CspEvaluator: new (policy: unknown, version: number) => { evaluate(): Finding[] };
}

interface Parser {
  CspParser: new (text: string) => { csp: unknown };
}

interface Policies {
  Version: { CSP3: number };
}

/** Google's evaluator on the policy that a browser gets with the page. */
export const csp: Part = {
  title: 'csp_evaluator, on the policy of the page',
  run: async () => {
    const file = (name: string) => labModule('csp_evaluator', 'dist', name);
    const { CspEvaluator }: Evaluator = await import(await file('evaluator.js'));
    const { CspParser }: Parser = await import(await file('parser.js'));
    const { Version }: Policies = await import(await file('csp.js'));
    const policy = await withShop({}, async ({ url }) => {
      const answer = await fetch(url);
      return answer.headers.get('content-security-policy');
    });
    const found = policy
      ? new CspEvaluator(new CspParser(policy).csp, Version.CSP3).evaluate()
      : [{ directive: 'Content-Security-Policy', description: 'The page has no such header.' }];
    return {
      figures: [none('findings', found.length)],
      objections: found.map(({ directive, value = '', description }) =>
        `${directive} ${value}: ${description}`.replace(' :', ':'),
      ),
      notes: policy ? [`The policy, with a nonce that changes: \`${policy}\``] : [],
    };
  },
};
