import type { ProductPicture } from './pictures.ts';

/**
 * A tile of the home page for a family of categories. Subcategories are exact category names; the
 * tile links to the first.
 */
export interface CategoryTile {
  id: string;
  title: string;
  imageSrc: ProductPicture;
  description: string;
  isNew: boolean;
  isPopular: boolean;
  subcategories: readonly [string, ...string[]];
}

export const categoryTiles: readonly CategoryTile[] = [
  {
    id: 'tubos',
    title: 'Tubos',
    imageSrc: '/images/products/tubo_cuadrado-640.webp',
    description: 'Para rejas, portones, muebles y estructuras livianas',
    isNew: false,
    isPopular: true,
    subcategories: [
      'TUBOS CUADRADOS',
      'TUBOS RECTANGULARES',
      'TUBOS REDONDOS',
      'TUBOS GALVANIZADOS',
      'TUBERÍA SCH 40 / SCH 80',
    ],
  },
  {
    id: 'perfiles',
    title: 'Ángulos y platinas',
    imageSrc: '/images/products/angulo-640.webp',
    description: 'Perfiles laminados para marcos, soportes y cercos',
    isNew: false,
    isPopular: false,
    subcategories: ['ÁNGULOS', 'PLATINAS', 'TEES'],
  },
  {
    id: 'planchas',
    title: 'Planchas',
    imageSrc: '/images/products/plancha_estriada-640.webp',
    description: 'Lisas, estriadas y galvanizadas, enteras o a su medida',
    isNew: false,
    isPopular: false,
    subcategories: ['PLANCHAS LAF / LAC', 'PLANCHAS ESTRIADAS', 'PLANCHAS GALVANIZADAS'],
  },
  {
    id: 'vigas-canales',
    title: 'Vigas y canales',
    imageSrc: '/images/products/viga-640.webp',
    description: 'Acero estructural para naves, entrepisos y escaleras',
    isNew: false,
    isPopular: false,
    subcategories: ['VIGAS H', 'CANALES U'],
  },
  {
    id: 'barras',
    title: 'Fierro y barras',
    imageSrc: '/images/products/fierro_corrugado-640.webp',
    description: 'Para columnas, anclajes, ejes y piezas de torno',
    isNew: false,
    isPopular: false,
    subcategories: ['FIERRO CORRUGADO', 'BARRAS REDONDAS', 'BARRAS CUADRADAS'],
  },
  {
    id: 'aceros',
    title: 'Aceros especiales',
    imageSrc: '/images/products/acero_especial-640.webp',
    description: 'Para ejes, matrices, desgaste y ambientes corrosivos',
    isNew: true,
    isPopular: false,
    subcategories: ['ACEROS ESPECIALES', 'ACERO INOXIDABLE'],
  },
  {
    id: 'techos-cercos',
    title: 'Techos y cercos',
    imageSrc: '/images/products/calamina-640.webp',
    description: 'Coberturas, mallas soldadas y mallas expandidas',
    isNew: false,
    isPopular: false,
    subcategories: ['CALAMINAS', 'MALLAS'],
  },
  {
    id: 'soldadura',
    title: 'Soldadura',
    imageSrc: '/images/products/soldadora-640.webp',
    description: 'Máquinas y electrodos para taller y para obra',
    isNew: false,
    isPopular: true,
    subcategories: ['MAQUINA DE SOLDAR', 'ELECTRODOS'],
  },
  {
    id: 'corte',
    title: 'Corte y perforación',
    imageSrc: '/images/products/esmeril-640.webp',
    description: 'Esmeriles, discos y brocas para cada espesor',
    isNew: true,
    isPopular: false,
    subcategories: ['ESMERIL', 'DISCOS DE CORTE', 'BROCAS'],
  },
  {
    id: 'herramientas',
    title: 'Herramientas de mano',
    imageSrc: '/images/products/llave-640.webp',
    description: 'Para armar, ajustar y sujetar con firmeza',
    isNew: false,
    isPopular: false,
    subcategories: ['LLAVE', 'ALICATE', 'PRENSA'],
  },
  {
    id: 'cerrajeria',
    title: 'Cerrajería',
    imageSrc: '/images/products/chapa-640.webp',
    description: 'Chapas y bisagras para puertas, rejas y portones',
    isNew: false,
    isPopular: false,
    subcategories: ['CHAPA', 'BISAGRAS'],
  },
  {
    id: 'acabados',
    title: 'Acabados',
    imageSrc: '/images/products/pintura-640.webp',
    description: 'Esmaltes y siliconas para proteger y sellar',
    isNew: false,
    isPopular: false,
    subcategories: ['PINTURA / ESMALTE', 'SILICONA'],
  },
];
