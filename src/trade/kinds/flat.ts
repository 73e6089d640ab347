import { byArea } from './area.ts';
import { legBounds, profile } from './profile.ts';
import { drawn, rectangle } from './shape.ts';

export const flat = profile({
  name: 'flat',
  namings: [
    { head: 'platina' },
    { head: 'perfil', words: ['platina', 'plano'] },
    { head: 'barra', words: ['platina', 'plano'] },
    { head: 'fierro', words: ['platina', 'plano'] },
    { head: 'acero', words: ['platina', 'plano'] },
    // A sheet is a `pl` too.
    { head: 'pl' },
  ],
  rules: {
    forms: [['s', 't'], ['t', 's'], ['s']],
    bounds: { ...legBounds, thickest: 200 },
    shares: 'flat',
    wholeWall: null,
    isWallFirst: true,
    unequalSides: null,
  },
  weigh: byArea(({ sizes: [width], thickness }) =>
    width && thickness ? width.mm * thickness.mm : null,
  ),
  lines: ({ across, thickness, format }) => [[...thickness, ...across], [...format]],
  labels: { across: 'Ancho', down: '', wall: 'Espesor' },
  draw({ sizes: [width], thickness }) {
    if (!width || !thickness) return null;
    const { mm } = thickness;
    return drawn(rectangle(0, 0, width.mm, mm), [width.mm, mm], [width.mm * 0.8, mm / 2]);
  },
});
