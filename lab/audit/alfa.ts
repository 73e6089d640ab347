import type { JSHandle, Page } from '@playwright/test';
import { checkScreens, screensMethod } from '../lib/check-screens.ts';
import { labFile } from '../lib/install.ts';
import type { LabPart } from '../lib/part.ts';

interface AlfaRule {
  uri: string;
  hasRequirement(is: (requirement: unknown) => boolean): boolean;
}

interface AlfaOutcome {
  rule: AlfaRule;
  /** An element, text or attribute, or several. */
  target: unknown;
}

interface Act {
  Audit: {
    of(page: unknown, rules: readonly AlfaRule[]): { evaluate(): Promise<Iterable<AlfaOutcome>> };
  };
  Outcome: { isFailed(outcome: AlfaOutcome): boolean };
}

interface Wcag {
  Criterion: { isCriterion(requirement: unknown): boolean };
  Conformance: { isAA(): (criterion: unknown) => boolean };
}

/** Requires a skip link to a fragment; with hash routes a fragment is a route, and ours is a button. */
const skipLinkRule = 'https://alfa.siteimprove.com/rules/sia-r87';

export const alfa: LabPart = {
  title: 'Siteimprove Alfa',
  method: `ACT rules of WCAG 2 A and AA and best practices. ${screensMethod}`,
  run: async ({ quick }) => {
    const load = (name: string) => import(labFile('@siteimprove', name, 'dist', 'index.js'));
    const { Audit, Outcome }: Act = await load('alfa-act');
    const { Criterion, Conformance }: Wcag = await load('alfa-wcag');
    const { default: allRules }: { default: Iterable<AlfaRule> } = await load('alfa-rules');
    const { Playwright } = await load('alfa-playwright');
    const isAA = Conformance.isAA();
    const rules = [...allRules].filter(
      (rule) =>
        rule.uri !== skipLinkRule &&
        (!rule.hasRequirement(Criterion.isCriterion) ||
          rule.hasRequirement(
            (requirement) => Criterion.isCriterion(requirement) && isAA(requirement),
          )),
    );
    const findFailures = async (page: Page) => {
      const document: JSHandle = await page.evaluateHandle(() => globalThis.document);
      const outcomes = await Audit.of(await Playwright.toPage(document), rules).evaluate();
      return [...outcomes]
        .filter((outcome) => Outcome.isFailed(outcome))
        .map(({ rule, target }) => `${rule.uri}: ${String(target).slice(0, 160)}`);
    };
    return checkScreens(findFailures, quick);
  },
};
