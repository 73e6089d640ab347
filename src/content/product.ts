import { type IconNode, Package, Store, Truck } from 'lucide';
import { shop } from '../shop/shop.ts';
import { company } from './company.ts';

/**
 * Placeholders on the product page that no system knows yet. They must not reach structured data.
 */
export const productPlaceholders = {
  /** Of 5 stars. */
  rating: 4.5,
  reviewCount: 1,
  reviewsNote:
    'La calificación mostrada es referencial. Si ya compró este producto, cuéntenos su experiencia: su opinión ayuda a otros talleres a elegir mejor.',
  warranty:
    'Garantía del fabricante contra defectos de fabricación. El plazo depende del producto y se indica en la cotización.',
} as const;

/** Whether products show a rating, which no system knows yet. */
export const showsRatings = shop.stars;

/** Pictures show a product family, not the exact product. */
export const referencePicture = 'Imagen referencial';

export interface DeliveryOption {
  id: string;
  icon: IconNode;
  title: string;
  detail: string;
}

export const deliveryOptions: readonly DeliveryOption[] = [
  { id: 'domicilio', icon: Truck, title: 'Entrega a domicilio', detail: shop.deliveryTimes.home },
  {
    id: 'recojo',
    icon: Store,
    title: `Recojo en nuestro local de ${company.address.district}`,
    detail: `${company.hours}, con su cotización confirmada`,
  },
  {
    id: 'provincias',
    icon: Package,
    title: 'Envío a provincias',
    detail: 'Por la agencia de transporte que usted elija; el flete se cotiza aparte',
  },
];

export const specificationLabels = {
  name: 'Producto',
  category: 'Categoría',
  marca: 'Marca',
  id: 'Código',
  price: 'Precio de lista',
  discount: 'Descuento',
  stock: 'Stock',
  warranty: 'Garantía',
  delivery: 'Entrega',
} as const;

export const stockText = (count: number, [one, many] = pieceNames) =>
  count === 1 ? `1 ${one} disponible` : `${count} ${many} disponibles`;

const pieceNames: readonly [one: string, many: string] = ['unidad', 'unidades'];

export const unitTexts = {
  sale: (one: string) => `Precio por ${one}`,
  piece: 'Precio por unidad',
  sheet: 'Precio por plancha',
  bar: (metres: number) => `Precio por barra de ${metres} m`,
  pack: (content: string) => `Precio por envase de ${content}`,
} as const;

/** Of the sizes and the standard below the picture. */
export const technicalSheetTitle = 'Ficha técnica';
