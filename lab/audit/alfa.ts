import type { JSHandle, Page } from '@playwright/test';
import { labModule } from '../lib/install.ts';
import type { Part } from '../lib/result.ts';
import { checkViews } from '../lib/views.ts';

interface Rule {
  uri: string;
  hasRequirement(is: (requirement: unknown) => boolean): boolean;
}

interface Outcome {
  rule: Rule;
  /** An element, text or attribute, or several. */
  target: unknown;
}

interface Act {
  Audit: { of(page: unknown, rules: readonly Rule[]): { evaluate(): Promise<Iterable<Outcome>> } };
  Outcome: { isFailed(outcome: Outcome): boolean };
}

interface Wcag {
  Criterion: { isCriterion(requirement: unknown): boolean };
  Conformance: { isAA(): (criterion: unknown) => boolean };
}

/**
 * Asks for a link to a fragment as the first thing that takes the focus. Behind the `#` stand this
 * site's routes; its «Saltar al contenido» is a button that does the same.
 */
const skipLink = 'https://alfa.siteimprove.com/rules/sia-r87';

/** Siteimprove's Alfa: the ACT rules that belong to WCAG 2 A and AA, and those that belong to no criterion. */
export const alfa: Part = {
  title: 'Siteimprove Alfa (ACT rules)',
  run: async ({ quick }) => {
    const load = async (name: string) =>
      import(await labModule('@siteimprove', name, 'dist', 'index.js'));
    const { Audit, Outcome }: Act = await load('alfa-act');
    const { Criterion, Conformance }: Wcag = await load('alfa-wcag');
    const { default: all }: { default: Iterable<Rule> } = await load('alfa-rules');
    const { Playwright } = await load('alfa-playwright');
    const isAA = Conformance.isAA();
    const rules = [...all].filter(
      (rule) =>
        rule.uri !== skipLink &&
        (!rule.hasRequirement(Criterion.isCriterion) ||
          rule.hasRequirement((one) => Criterion.isCriterion(one) && isAA(one))),
    );
    const failuresOf = async (page: Page) => {
      const document: JSHandle = await page.evaluateHandle(() => globalThis.document);
      const outcomes = await Audit.of(await Playwright.toPage(document), rules).evaluate();
      return [...outcomes]
        .filter((outcome) => Outcome.isFailed(outcome))
        .map(({ rule, target }) => `${rule.uri}: ${String(target).slice(0, 160)}`);
    };
    return checkViews(failuresOf, 'failures', quick);
  },
};
