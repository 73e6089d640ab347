import { rebarGrades } from '../lexicon/grades.ts';
import { byArea, roundArea } from './area.ts';
import { circle, drawn } from './shape.ts';
import { solidBar } from './solid-bar.ts';

/** A smooth one is round, unless another word says that it is square or hexagonal. */
const smooth = { words: ['redondo'], signs: ['liso'] };
const ribbed = ['corrugado', 'estriado', ...rebarGrades];

/** Of another shape, or no steel section: `barra antipánico inox`. */
const otherBars = [
  ...['hexagonal', 'cuadrado', 'plano', 'platina', 'perforado'],
  ...['antipanico', 'apoyo', 'cortina', 'cortinero', 'ducha', 'seguridad', 'toallero'],
];

export const roundBar = solidBar({
  name: 'round-bar',
  namings: [
    { head: 'barra', ...smooth, without: ribbed },
    // Those of another shape name it.
    {
      head: 'barra',
      signs: ['inoxidable', 'SAE', 'AISI'],
      without: [...ribbed, ...otherBars],
    },
    { head: 'varilla', ...smooth },
    { head: 'cabilla', ...smooth },
    { head: 'fierro', ...smooth, without: ribbed },
    {
      head: 'acero',
      words: ['redondo'],
      signs: ['liso', 'barra'],
      without: [...ribbed, 'varilla'],
    },
    {
      head: 'redondo',
      words: ['liso', 'barra', 'macizo', 'calibrado'],
      signs: ['SAE', 'AISI', 'F1'],
    },
    { head: 'eje' },
    { head: 'liso' },
  ],
  forms: [['s']],
  weigh: byArea(({ sizes: [d] }) => (d ? roundArea(d.mm) : null)),
  labels: { across: 'Diámetro', down: '', wall: '' },
  draw: ({ sizes: [d] }) => (d ? drawn(circle(d.mm / 2, d.mm / 2), [d.mm, d.mm]) : null),
});
