/**
 * What buyers name by its use. Words that stand between are ignored; `*` means any ending.
 */
export interface UseRow {
  words: string;
  /** The words of the catalogue that serve it. */
  means: string;
  /** In mm: the sizes and the least wall that serve best, which are listed first. */
  usual?: { sizes?: readonly [least: number, most: number]; wall: number };
}

export const useRows: readonly UseRow[] = [
  { words: 'no oxid*', means: 'anticorrosivo' },
  { words: 'contra oxid*', means: 'anticorrosivo' },
  { words: 'contra corrosion', means: 'anticorrosivo' },
  { words: 'evitar oxid*', means: 'anticorrosivo' },
  { words: 'antioxid*', means: 'anticorrosivo' },
  { words: 'techar', means: 'calamina', usual: { wall: 0.3 } },
  { words: 'techado', means: 'calamina', usual: { wall: 0.3 } },
  { words: 'techando', means: 'calamina', usual: { wall: 0.3 } },
  { words: 'baranda*', means: 'tubo redondo', usual: { sizes: [38, 51], wall: 1.5 } },
  { words: 'barandal*', means: 'tubo redondo', usual: { sizes: [38, 51], wall: 1.5 } },
  { words: 'pasamano*', means: 'tubo redondo', usual: { sizes: [38, 51], wall: 1.5 } },
  { words: 'disco tronzadora', means: 'disco', usual: { sizes: [300, 410], wall: 2.5 } },
];

/** Words that order a list instead of naming a product. */
export interface OrderRow {
  words: readonly string[];
  by: 'thickness' | 'size';
  /** 1 for the smallest first. */
  direction: 1 | -1;
}

export const orderRows: readonly OrderRow[] = [
  { words: ['grueso', 'reforzado', 'pesado', 'resistente'], by: 'thickness', direction: -1 },
  { words: ['delgado', 'fino', 'liviano', 'ligero', 'delgadito'], by: 'thickness', direction: 1 },
  { words: ['grande', 'ancho', 'grandote'], by: 'size', direction: -1 },
  { words: ['chico', 'pequeño', 'angosto', 'chiquito'], by: 'size', direction: 1 },
];

/** Things that the nearest products only resemble, so that a line never gets them unasked. */
export const resemblingWords: readonly string[] = ['zincromato', 'imprimante', 'primer', 'wash'];
