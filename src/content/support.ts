import { Headset, type IconNode, ShieldCheck } from 'lucide';
import type { ContentLink } from './links.ts';

export interface SupportBlock {
  id: string;
  icon: IconNode;
  title: string;
  text: string;
  points: readonly string[];
  links: readonly ContentLink[];
}

export const supportPage = {
  intro: 'Antes y después de su compra hay una persona que responde. Elija cómo podemos ayudarle.',
} as const;

/** The contacts are in `company.ts`. */
export const technicalSupport = {
  title: 'Soporte técnico',
  badge: 'Atención 24/6',
  text: 'Consúltenos qué perfil, plancha o electrodo conviene a su trabajo, cómo instalar un producto o cómo usar una herramienta con seguridad.',
  messagingLabel: 'WhatsApp',
  emailLabel: 'Correo de soporte',
  phoneLabel: 'Teléfono',
  message: 'Hola, necesito ayuda técnica con un producto:',
} as const;

export const supportBlocks: readonly SupportBlock[] = [
  {
    id: 'garantias',
    icon: ShieldCheck,
    title: 'Garantías y devoluciones',
    text: 'Tenga a la mano su comprobante y, si puede, una foto del producto: así resolvemos su caso en el primer contacto.',
    points: [
      'Servicios de procesamiento: 30 días de garantía',
      'Herramientas: garantía del fabricante, de 3 meses a 2 años',
      'Productos estándar: devolución hasta 7 días después de la entrega, en su estado original',
    ],
    links: [{ label: 'Leer los términos y condiciones', path: '/terminos-condiciones' }],
  },
  {
    id: 'atencion-cliente',
    icon: Headset,
    title: 'Atención al cliente',
    text: 'Estado de su pedido, comprobantes, sugerencias o reclamos: escríbanos o revise primero las respuestas más consultadas.',
    points: [
      'Seguimiento de cotizaciones y entregas',
      'Emisión y corrección de comprobantes',
      'Libro de Reclamaciones a su disposición en nuestro local',
    ],
    links: [
      { label: 'Ir a contacto', path: '/contacto' },
      { label: 'Ver preguntas frecuentes', path: '/preguntas-frecuentes' },
    ],
  },
];
