/** A brand of the catalogue; every name is invented. */
export interface Brand {
  id: string;
  name: string;
  logo: `/images/brands/${string}.svg`;
}

function brand(id: string, name: string): Brand {
  return { id, name, logo: `/images/brands/${id}.svg` };
}

/** In the order of the marquee: the first fifteen run one way, the others the opposite way. */
export const brands: readonly Brand[] = [
  brand('acerandes', 'Acerandes'),
  brand('puma-tools', 'Puma Tools'),
  brand('soldarco', 'Soldarco'),
  brand('fortaleza', 'Fortaleza'),
  brand('kallpa', 'Kallpa'),
  brand('ferrum-sur', 'Ferrum Sur'),
  brand('tumi', 'Tumi'),
  brand('abracor', 'Abracor'),
  brand('cerromax', 'Cerromax'),
  brand('wayra', 'Wayra'),
  brand('inti-color', 'Inti Color'),
  brand('electrandes', 'Electrandes'),
  brand('perfilsur', 'Perfilsur'),
  brand('chaski', 'Chaski'),
  brand('bisagral', 'Bisagral'),
  brand('rumi', 'Rumi'),
  brand('tornamax', 'Tornamax'),
  brand('galvasur', 'Galvasur'),
  brand('vizcacha', 'Vizcacha'),
  brand('sellapro', 'Sellapro'),
  brand('yunque', 'Yunque'),
  brand('tubandes', 'Tubandes'),
  brand('misti', 'Misti'),
  brand('brocamet', 'Brocamet'),
  brand('llaveral', 'Llaveral'),
  brand('ancora', 'Áncora'),
  brand('mallandes', 'Mallandes'),
  brand('techosur', 'Techosur'),
  brand('ocelote', 'Ocelote'),
  brand('prensamax', 'Prensamax'),
];

const half = Math.ceil(brands.length / 2);

/** The two rows of the marquee. */
export const brandRows: readonly [readonly Brand[], readonly Brand[]] = [
  brands.slice(0, half),
  brands.slice(half),
];
