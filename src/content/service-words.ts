import type { ServiceSlug } from '../lib/service-slug.ts';

interface ServiceWords {
  service: ServiceSlug;
  /** What the row offers. */
  offer: string;
  /** Beginnings of folded words that ask for it. */
  words: readonly string[];
}

/** Words of a search that ask for work rather than for a product. */
export const serviceWords: readonly ServiceWords[] = [
  {
    service: 'soldadura',
    offer: 'Puertas, portones y estructuras a medida',
    words: [
      'puerta',
      'porton',
      'baranda',
      'reja',
      'estructura',
      'techo',
      'escalera',
      'ventana',
      'soldar',
      'instal',
      'fabric',
    ],
  },
  {
    service: 'corte-doblez',
    offer: 'Corte y doblez de planchas y perfiles a medida',
    words: ['cort', 'dobl', 'rolad', 'pleg', 'guillotin', 'plasma'],
  },
  {
    service: 'galvanizado',
    offer: 'Galvanizado de sus piezas en caliente',
    words: ['galvanizar', 'zincar', 'galvanizacion'],
  },
  {
    service: 'entregas',
    offer: 'Entrega en su taller u obra',
    words: ['entrega', 'delivery', 'flete', 'envio'],
  },
];
