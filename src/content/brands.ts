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
  brand('andamet', 'Andamet'),
  brand('korvex', 'Korvex'),
  brand('arcoval', 'Arcoval'),
  brand('fortavel', 'Fortavel'),
  brand('qoripak', 'Qoripak'),
  brand('ferrunca', 'Ferrunca'),
  brand('tumbafer', 'Tumbafer'),
  brand('abrakor', 'Abrakor'),
  brand('cerrovel', 'Cerrovel'),
  brand('wayrafil', 'Wayrafil'),
  brand('colorinti', 'Colorinti'),
  brand('elektrana', 'Elektrana'),
  brand('perfilca', 'Perfilca'),
  brand('chaskifer', 'Chaskifer'),
  brand('bisagral', 'Bisagral'),
  brand('rumitec', 'Rumitec'),
  brand('tornaval', 'Tornaval'),
  brand('galvanta', 'Galvanta'),
  brand('vizkor', 'Vizkor'),
  brand('sellavia', 'Sellavia'),
  brand('yunkar', 'Yunkar'),
  brand('tubarin', 'Tubarín'),
  brand('mistiken', 'Mistiken'),
  brand('brocandes', 'Brocandes'),
  brand('llaveral', 'Llaveral'),
  brand('ancorix', 'Ancorix'),
  brand('mallura', 'Mallura'),
  brand('techumbra', 'Techumbra'),
  brand('oselmak', 'Oselmak'),
  brand('prensur', 'Prensur'),
];

const half = Math.ceil(brands.length / 2);

/** The two rows of the marquee. */
export const brandRows: readonly [readonly Brand[], readonly Brand[]] = [
  brands.slice(0, half),
  brands.slice(half),
];
