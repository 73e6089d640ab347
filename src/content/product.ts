import { type IconNode, Package, Store, Truck } from 'lucide';
import { company } from './company.ts';

/**
 * What the product page shows although no system behind it knows it yet. These are placeholders:
 * they must never reach structured data or anything else that a machine would take for a fact.
 */
export const productPlaceholders = {
  /** Stars, of 5. */
  rating: 4.5,
  reviewCount: 1,
  reviewsNote:
    'La calificación mostrada es referencial. Si ya compró este producto, cuéntenos su experiencia: su opinión ayuda a otros talleres a elegir mejor.',
  warranty:
    'Garantía del fabricante contra defectos de fabricación. El plazo depende del producto y se indica en la cotización.',
} as const;

/** The caption of every product picture: the renders stand for a family, not for the very piece. */
export const referencePicture = 'Imagen referencial';

/** One line of the delivery list. */
export interface DeliveryOption {
  id: string;
  icon: IconNode;
  title: string;
  detail: string;
}

export const deliveryOptions: readonly DeliveryOption[] = [
  { id: 'domicilio', icon: Truck, title: 'Entrega a domicilio', detail: '2-4 días hábiles' },
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

/** The labels of the specification table, by field of the product. */
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
