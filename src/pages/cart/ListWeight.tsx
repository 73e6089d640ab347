import { useCart } from '../../cart/cart-store.ts';
import { weightTexts as texts, vehicles } from '../../content/vehicles.ts';
import { formatListWeight, listWeight } from '../../lib/weight/list-weight.ts';
import { longestPiece, transportFor } from '../../lib/weight/vehicle.ts';
import styles from './QuoteSummary.module.css';

/** What the list weighs, and what usually carries that; nothing where no weight is known. */
export function ListWeight() {
  const lines = useCart((cart) => cart.lines);
  const weight = listWeight(lines);
  if (weight.kg === 0) return null;
  const hint = transportHint(weight.kg, longestPiece(lines));
  return (
    <>
      <dl className={styles.estimate}>
        <dt>{texts.total}</dt>
        <dd>
          <strong>{formatListWeight(weight)}</strong>
        </dd>
      </dl>
      <p className={styles.note} data-print="hide">
        {hint} {weight.unknown > 0 && texts.withoutUnknown}
      </p>
    </>
  );
}

function transportHint(kg: number, longest: number): string {
  const metres = longest > 0 ? `${Number((longest / 1000).toFixed(2))}\u00a0m` : null;
  const transport = transportFor(vehicles, { kg, longest });
  if (!transport) return texts.tooLong(metres ?? '');
  const { vehicle, trips } = transport;
  return trips > 1 ? texts.trips(vehicle.name, trips) : texts.vehicle(vehicle.name, metres);
}
