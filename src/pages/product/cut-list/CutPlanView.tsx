import { cutListTexts as texts } from '../../../content/cut-list.ts';
import type { BarPlan, CutPlan } from '../../../lib/cutting/cut-bars.ts';
import styles from './CutListDialog.module.css';
import { millimetres } from './cut-rows.ts';

interface CutPlanViewProps {
  plan: CutPlan;
  /** Length of a bar in mm, and as it is written. */
  bar: number;
  barText: string;
}

/** How many bars a list needs, what is lost, and each way of cutting one. */
export function CutPlanView({ plan, bar, barText }: CutPlanViewProps) {
  const { bars, atLeast, plans, waste } = plan;
  return (
    <div className={styles.stack}>
      <h3>{texts.bars(bars, barText)}</h3>
      <p>
        {bars === atLeast ? texts.proved : texts.bound(atLeast)}{' '}
        {texts.waste((waste * 100).toFixed(1))}.
      </p>
      <ul className={styles.stack} aria-label={texts.plan}>
        {plans.map((one) => (
          <li key={inWords(one)}>
            <strong>{texts.timesCut(one.bars)}:</strong> {inWords(one)}
            <Drawing plan={one} bar={bar} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function inWords({ cuts, left }: BarPlan): string {
  const pieces = cuts.map(
    ({ length, quantity }) => `${quantity}\u00a0×\u00a0${millimetres(length)}\u00a0mm`,
  );
  return `${pieces.join(' + ')}; ${left > 0 ? texts.left(millimetres(left)) : texts.noneLeft}`;
}

/** The bar from its left end on, its pieces filled. */
function Drawing({ plan, bar }: { plan: BarPlan; bar: number }) {
  const pieces = plan.cuts.flatMap(({ length, quantity }) =>
    Array.from({ length: quantity }, () => length),
  );
  const gap = bar / 200;
  let from = 0;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${bar} 1`} preserveAspectRatio="none" aria-hidden>
      {pieces.map((length) => {
        const x = from;
        from += length;
        return <rect key={x} x={x} width={Math.max(length - gap, length / 2)} height="1" />;
      })}
    </svg>
  );
}
