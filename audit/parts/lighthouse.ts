import {
  installLighthouse,
  type LighthouseReport,
  lighthouseRunsHere,
  runLighthouse,
} from '../../bench/lib/lighthouse.ts';
import { fullScreens } from '../../testing/screens.ts';
import { Absent, all, type Part, type Verdict } from '../lib/part.ts';
import { withSite } from '../lib/site.ts';

const categories = {
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;
type Category = keyof typeof categories;
const names: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

/** Lighthouse's scores beside that of performance, which `npm run bench` measures. */
export const lighthouse: Part = {
  title: 'Lighthouse: accessibility, best practices, SEO',
  run: async ({ quick }): Promise<Verdict> => {
    if (!lighthouseRunsHere) throw new Absent('Lighthouse runs here on Linux for x64 only.');
    await installLighthouse();
    const addresses = [...new Set(fullScreens.map(({ address }) => address))];
    const reports = await withSite(async ({ url }) => {
      const found = new Map<string, LighthouseReport>();
      for (const address of quick ? addresses.slice(0, 1) : addresses) {
        found.set(address, await runLighthouse(`${url}/#${address}`, names));
      }
      return found;
    });
    const perfect = (name: Category) =>
      [...reports.values()].filter((report) => report.categories[name]?.score === 1).length;
    return {
      figures: names.map((name) =>
        all(`routes with 1.0 for ${categories[name]}`, perfect(name), reports.size),
      ),
      findings: [...reports].flatMap(([address, report]) =>
        names.flatMap((name) => objectionsOf(report, name).map((what) => `${address}: ${what}`)),
      ),
      notes: ['Its own mobile settings.'],
    };
  },
};

/** What keeps a category from 1.0. */
function objectionsOf({ categories: scored, audits }: LighthouseReport, name: Category): string[] {
  const category = scored[name];
  if (!category || category.score === 1) return [];
  const weighed = category.auditRefs.filter(({ weight }) => weight > 0);
  const objections = weighed.flatMap(({ id }) => {
    const audit = audits[id];
    return audit?.score !== null && audit && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
  return [`${name} ${category.score ?? 'not found out'}`, ...objections];
}
