/** Every name is invented. */
export interface Brand {
  id: string;
  name: string;
  logo: `/images/brands/${string}.svg`;
}

function brand(id: string, name: string): Brand {
  return { id, name, logo: `/images/brands/${id}.svg` };
}

/** In the order of the marquee. */
export const brands: readonly Brand[] = [
  brand('abracor', 'Abracor'),
  brand('cerromax', 'Cerromax'),
  brand('soldarco', 'Soldarco'),
  brand('kallpa', 'Kallpa'),
  brand('llaveral', 'Llaveral'),
  brand('andamet', 'Andamet'),
  brand('ferrum-sur', 'Ferrum Sur'),
  brand('sellapro', 'Sellapro'),
  brand('techosur', 'Techosur'),
  brand('ocelote', 'Ocelote'),
  brand('bisagral', 'Bisagral'),
  brand('korvex', 'Korvex'),
  brand('inti-color', 'Inti Color'),
  brand('brocamet', 'Brocamet'),
  brand('yunque', 'Yunque'),
  brand('electrandes', 'Electrandes'),
  brand('vizcacha', 'Vizcacha'),
  brand('mallandes', 'Mallandes'),
  brand('qoripak', 'Qoripak'),
  brand('prensamax', 'Prensamax'),
  brand('tubarin', 'Tubarín'),
  brand('misti', 'Misti'),
  brand('galvanta', 'Galvanta'),
  brand('fortaleza', 'Fortaleza'),
  brand('perfilca', 'Perfilca'),
  brand('wayrafil', 'Wayrafil'),
  brand('ancora', 'Áncora'),
  brand('tornaval', 'Tornaval'),
  brand('rumitec', 'Rumitec'),
  brand('arcoval', 'Arcoval'),
];

const rowLength = Math.ceil(brands.length / 2);

export const brandRows: readonly [readonly Brand[], readonly Brand[]] = [
  brands.slice(0, rowLength),
  brands.slice(rowLength),
];
