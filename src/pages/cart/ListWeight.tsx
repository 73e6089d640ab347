import { useCart } from '../../cart/cart-store.ts';
import { weightTexts as texts } from '../../content/weight.ts';
import { formatListWeight, listWeight } from '../../lib/weight/list-weight.ts';
import styles from './QuoteSummary.module.css';

/** The total weight of the cart; nothing while no line has a known weight. */
export function ListWeight() {
  const weight = listWeight(useCart((cart) => cart.lines));
  if (weight.kg === 0) return null;
  return (
    <>
      <dl className={`row spread gap-4 ${styles.estimate}`}>
        <dt>{texts.total}</dt>
        <dd>
          <strong>{formatListWeight(weight)}</strong>
        </dd>
      </dl>
      {weight.unknown > 0 && (
        <p className="note" data-print="hide">
          {texts.withoutUnknown}
        </p>
      )}
    </>
  );
}
