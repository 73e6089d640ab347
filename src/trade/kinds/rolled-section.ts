import { type RolledRules, rolledReader } from '../sizes/rolled-reader.ts';
import { flangedSection, type MetricSeries } from '../sizes/standard-sections.ts';
import { bar, usualOfBars } from './defaults.ts';
import type { Kind, Own } from './kind.ts';
import { flanged } from './shape.ts';

const lengths = [...usualOfBars.lengths, 12];

interface Rolled {
  /** Sections by depth and weight. */
  table: Parameters<typeof flangedSection>[0];
  /** Metric sections by the name of their series. */
  series: MetricSeries;
  metricDepths: RolledRules['metricDepths'];
  webAt: 'middle' | 'left';
  /** Whether it is also folded of sheet. */
  isFolded: boolean;
  /** Whether a bare second number is its pounds per foot, where the table has no such section. */
  isPounds: (depth: number, value: number) => boolean;
}

/** A beam or channel, which is named by its depth and its weight per foot. */
export function rolledSection<const Name extends string>({
  table,
  series,
  isFolded,
  metricDepths,
  webAt,
  isPounds,
  namings,
  ...own
}: Own<Name, keyof typeof bar | 'read' | 'weigh' | 'draw' | 'labels'> & Rolled): Kind<Name> {
  return {
    ...bar,
    // `IPE 200`, `perfil IPE 200`
    namings: [
      ...namings,
      ...Object.keys(series).map((head) => ({ head })),
      { head: 'perfil', words: Object.keys(series) },
    ],
    read: rolledReader({
      lengths,
      series,
      metricDepths,
      isFolded,
      isPounds: (depth, value) =>
        flangedSection(table, depth, value) !== null || isPounds(depth, value),
    }),
    usual: { ...usualOfBars, lengths },
    weigh: ({ massPerLength }) => massPerLength?.kgPerMetre ?? null,
    labels: { across: 'Ala', down: 'Alto', wall: '' },
    draw({ sizes: [depth], massPerLength }) {
      if (!depth || massPerLength?.unit !== 'lb/ft') return null;
      const section = flangedSection(table, depth.mm, massPerLength.value);
      return section && flanged(section, webAt);
    },
    ...own,
  };
}
