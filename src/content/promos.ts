import { shop } from '../shop/shop.ts';
import { company } from './company.ts';
import type { ContentLink } from './links.ts';
import type { ProductPicture, ScenePicture } from './pictures.ts';

/** A card of the promotional carousel, as a whole a link. */
export interface Promo {
  id: string;
  title: string;
  text: string;
  imageSrc: ProductPicture | ScenePicture;
  alt: string;
  action: ContentLink;
}

/** Of the picture of a card; also preloaded by index.html. */
export const promoPictureSizes = '(max-width: 768px) 45vw, 200px';

export const promos: readonly Promo[] = [
  {
    id: 'precios-rebajados',
    title: 'Productos con descuento',
    text: 'Los precios rebajados de la semana, hasta agotar stock.',
    imageSrc: '/images/products/tubo_cuadrado-640.webp',
    alt: 'Tubos cuadrados de acero negro',
    action: { label: 'Ver promociones', category: 'Promociones' },
  },
  {
    id: 'soldar',
    title: 'Para soldar desde hoy',
    text: 'Máquinas inversoras para taller y para obra.',
    imageSrc: '/images/products/soldadora-640.webp',
    alt: 'Máquina de soldar inversora de 160 amperios',
    action: { label: 'Ver máquinas de soldar', category: 'MAQUINA DE SOLDAR' },
  },
  {
    id: 'corte-doblez',
    title: 'Corte y doblez a medida',
    text: 'Planchas listas para armar en 3 a 7 días hábiles.',
    imageSrc: '/images/scenes/servicio_corte_doblez-640.webp',
    alt: 'Plegadora doblando una plancha de acero',
    action: { label: 'Conocer el servicio', path: '/servicios/corte-doblez' },
  },
  {
    id: 'seguridad',
    title: 'Chapas para puertas y portones',
    text: 'Cerraduras de sobreponer para puertas de fierro y madera.',
    imageSrc: '/images/products/chapa-640.webp',
    alt: 'Chapa de sobreponer con sus llaves',
    action: { label: 'Ver chapas', category: 'CHAPA' },
  },
  {
    id: 'entregas',
    title: 'Del almacén a su obra',
    text: `Stock en ${company.address.city} entregado en ${shop.deliveryTimes.stock}.`,
    imageSrc: '/images/scenes/servicio_entregas-640.webp',
    alt: 'Camión de plataforma cargado con tubos y perfiles',
    action: { label: 'Conocer las entregas', path: '/servicios/entregas' },
  },
  {
    id: 'esmeriles',
    title: 'Esmeriles para todo el día',
    text: 'Para cortar, desbastar y limpiar el cordón.',
    imageSrc: '/images/products/esmeril-640.webp',
    alt: 'Esmeril angular con disco de corte',
    action: { label: 'Ver esmeriles', category: 'ESMERIL' },
  },
  {
    id: 'galvanizado',
    title: 'Galvanizado contra la corrosión',
    text: 'Para piezas a la intemperie, en la costa y en la selva.',
    imageSrc: '/images/scenes/servicio_galvanizado-640.webp',
    alt: 'Piezas galvanizadas colgadas de la línea de proceso',
    action: { label: 'Conocer el servicio', path: '/servicios/galvanizado' },
  },
];
