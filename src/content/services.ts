import type { ServiceSlug } from '../lib/service-slug.ts';
import { shop } from '../shop/shop.ts';
import { company } from './company.ts';
import type { Illustration } from './pictures.ts';

/** A WhatsApp button and its prefilled message. */
export interface MessagingAction {
  label: string;
  message: string;
}

/** A service card; the id is the sub-route. */
export interface Service {
  id: ServiceSlug;
  title: string;
  subtitle: string;
  description: string;
  image: Illustration['imageSrc'];
  imageAlt: string;
  features: readonly string[];
  cta: MessagingAction;
}

function quote(label: string, service: string): MessagingAction {
  return {
    label,
    message: `Hola, ${company.tradeName}. Deseo cotizar ${service}. Les comparto medidas, una foto o plano, y el distrito:`,
  };
}

const pictures = {
  'corte-doblez': {
    imageSrc: '/images/scenes/servicio_corte_doblez-640.webp',
    alt: 'Plegadora doblando una plancha de acero en ángulo recto',
  },
  soldadura: {
    imageSrc: '/images/scenes/servicio_soldadura-640.webp',
    alt: 'Arco de soldadura con chispas sobre una junta de acero',
  },
  galvanizado: {
    imageSrc: '/images/scenes/servicio_galvanizado-640.webp',
    alt: 'Piezas de acero galvanizado colgadas de la línea de proceso',
  },
  entregas: {
    imageSrc: '/images/scenes/servicio_entregas-640.webp',
    alt: 'Camión de plataforma cargado con tubos y perfiles de acero',
  },
} as const satisfies Record<string, Illustration>;

export const servicesHero = {
  title: 'Servicios de metalmecánica',
  text: 'Compre el acero y recíbalo trabajado: cortado, doblado, soldado, galvanizado y puesto en su obra.',
  picturesLabel: 'Nuestros servicios en imágenes',
  pictures: [
    pictures['corte-doblez'],
    pictures.soldadura,
    pictures.galvanizado,
    pictures.entregas,
  ] satisfies readonly Illustration[],
} as const;

export const servicesSection = {
  title: 'Nuestros Servicios Especializados',
  text: 'Soluciones completas para la industria de la construcción y metalmecánica',
} as const;

export const services: readonly Service[] = [
  {
    id: 'corte-doblez',
    title: 'Corte y doblez',
    subtitle: 'Planchas y perfiles a la medida de su plano',
    description:
      'Cortamos planchas, tubos y perfiles y doblamos planchas según su plano o sus medidas. Recibe piezas listas para armar, sin pagar por el retazo que no va a usar.',
    image: pictures['corte-doblez'].imageSrc,
    imageAlt: pictures['corte-doblez'].alt,
    features: [
      'Corte con guillotina, plasma y sierra',
      'Doblez de canales, bandejas y pases de escalera',
      'Piezas numeradas según su lista de corte',
      'Plazo de 3 a 7 días hábiles',
    ],
    cta: quote('Cotizar corte y doblez', 'un servicio de corte y doblez'),
  },
  {
    id: 'soldadura',
    title: 'Soldadura',
    subtitle: 'Puertas, portones y estructuras',
    description:
      'Soldamos y fabricamos estructuras metálicas, portones, puertas, ventanas, rejas y escaleras, con el proceso y el material de aporte que pide cada junta.',
    image: pictures.soldadura.imageSrc,
    imageAlt: pictures.soldadura.alt,
    features: [
      'Procesos de electrodo revestido, MIG/MAG y TIG',
      'Acero al carbono, inoxidable y galvanizado',
      'Fabricación de estructuras según plano',
      'Garantía de 30 días sobre el trabajo',
    ],
    cta: quote('Cotizar soldadura', 'un trabajo de soldadura'),
  },
  {
    id: 'galvanizado',
    title: 'Galvanizado',
    subtitle: 'Protección contra la corrosión por dentro y por fuera',
    description:
      'Galvanizamos por inmersión en caliente piezas y estructuras que van a la intemperie, cerca del mar o en contacto con la humedad, y las entregamos limpias y listas para montar.',
    image: pictures.galvanizado.imageSrc,
    imageAlt: pictures.galvanizado.alt,
    features: [
      'Recubrimiento de zinc dentro y fuera del perfil',
      'Revisión previa de agujeros de venteo y drenaje',
      'Ideal para postes, barandas, rejillas y soportes',
      'Coordinación del recojo y de la entrega',
    ],
    cta: quote('Cotizar galvanizado', 'un servicio de galvanizado'),
  },
  {
    id: 'entregas',
    title: 'Entregas a domicilio',
    subtitle: 'Del almacén a su taller u obra',
    description:
      'Llevamos su pedido en unidades con plataforma para barras de 6 y 9 metros. Coordinamos el horario, el acceso y la descarga antes de salir del almacén.',
    image: pictures.entregas.imageSrc,
    imageAlt: pictures.entregas.alt,
    features: [
      `Stock en ${company.address.city}: ${shop.deliveryTimes.stock}`,
      'Envíos a provincias por agencia',
      'Envío gratis en compras mayores a S/ 200.00',
      'Guía de remisión y comprobante con cada entrega',
    ],
    cta: quote('Coordinar una entrega', 'productos con entrega a domicilio'),
  },
];

export const servicesCallToAction = {
  title: '¿Tiene un plano o una lista de cortes?',
  text: 'Envíenos una foto, un PDF o las medidas a mano alzada. Nuestra atención comercial 24/7 recibe su pedido a cualquier hora y un asesor técnico le responde con precio y plazo.',
  primary: {
    label: 'Cotizar por WhatsApp',
    message: `Hola, ${company.tradeName}. Deseo cotizar un servicio. Les envío mi plano o lista de cortes:`,
  } satisfies MessagingAction,
  secondary: { label: 'Ir a contacto', path: '/contacto' },
} as const;

export const servicesBrands = {
  title: 'Marcas con las que trabajamos',
  text: 'Consumibles y herramientas que usamos en nuestro propio taller y que usted puede pedir en su cotización.',
} as const;
