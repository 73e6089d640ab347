import { withShop } from '../../testing/shop.ts';
import { labFile } from '../lib/install.ts';
import type { LabPart } from '../lib/part.ts';

interface CspFinding {
  description: string;
  directive: string;
  value?: string;
}

interface Evaluator {
  CspEvaluator: new (policy: unknown, version: number) => { evaluate(): CspFinding[] };
}

interface Parser {
  CspParser: new (text: string) => { csp: unknown };
}

interface Policies {
  Version: { CSP3: number };
}

export const csp: LabPart = {
  title: 'csp_evaluator',
  method: 'The Content Security Policy of the page, read as CSP 3.',
  run: async () => {
    const load = (name: string) => import(labFile('csp_evaluator', 'dist', name));
    const { CspEvaluator }: Evaluator = await load('evaluator.js');
    const { CspParser }: Parser = await load('parser.js');
    const { Version }: Policies = await load('csp.js');
    const policy = await withShop({}, async ({ url }) => {
      const response = await fetch(url);
      return response.headers.get('content-security-policy');
    });
    if (!policy) return { tables: [], faults: ['The page has no Content-Security-Policy.'] };
    const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3).evaluate();
    return {
      tables: [{ head: ['policy', 'faults'], rows: [[policy, String(findings.length)]] }],
      faults: findings.map(({ directive, value, description }) =>
        [directive, value, description].filter(Boolean).join(': '),
      ),
    };
  },
};
