import { formatListWeight, listWeight } from '../../lib/weight/list-weight.ts';
import type { Line } from './quantities.ts';

/** `, 310 kg` after the line count. Computed from names: summaries have no description. */
export default function LinesWeight({ lines }: { lines: readonly Line[] }) {
  const pieces = lines.map(({ name, quantity }) => ({
    name,
    description: null,
    quantity: quantity ?? 0,
  }));
  const weight = formatListWeight(listWeight(pieces));
  return weight && `, ${weight}`;
}
