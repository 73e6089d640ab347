import { round2 } from '../../lib/round.ts';
import { byArea } from './area.ts';
import { drawn } from './shape.ts';
import { solidBar } from './solid-bar.ts';

/** A hexagonal bar; its size is measured across flats. */
export const hexagonalBar = solidBar({
  name: 'hexagonal-bar',
  namings: [
    { head: 'barra', words: ['hexagonal'] },
    { head: 'varilla', words: ['hexagonal'] },
    { head: 'fierro', words: ['hexagonal'] },
    { head: 'acero', words: ['hexagonal'] },
    { head: 'eje', words: ['hexagonal'] },
    { head: 'hexagonal' },
  ],
  forms: [['s']],
  weigh: byArea(({ sizes: [across] }) => (across ? (Math.sqrt(3) / 2) * across.mm ** 2 : null)),
  labels: { across: 'Entrecaras', down: '', wall: '' },
  draw({ sizes: [across] }) {
    if (!across) return null;
    const { mm } = across;
    const edge = mm / Math.sqrt(3);
    const [middle, upper, lower, height] = [mm / 2, edge / 2, edge * 1.5, edge * 2].map(round2);
    const path = `M${middle} 0L${mm} ${upper}V${lower}L${middle} ${height}L0 ${lower}V${upper}Z`;
    return drawn(path, [mm, height ?? mm]);
  },
});
