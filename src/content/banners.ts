import { company } from './company.ts';
import type { ContentLink } from './links.ts';
import type { Illustration } from './pictures.ts';

/** A slide of the banner of the home page. */
export interface BannerSlide extends Illustration {
  id: string;
  heading: string;
  text: string;
  /** A link, or the dialog for pasted lists. */
  action: ContentLink | 'paste-list';
}

/** Pictures fill the height, so they are wider than a narrow window. */
export const bannerPicture = {
  /** Available widths in px. */
  widths: [320, 640, 960, 1280, 1600],
  sizes: '(max-width: 768px) max(100vw, 32rem), max(100vw, 59rem)',
} as const;

export const bannerSlides: readonly BannerSlide[] = [
  {
    id: 'envio-gratis',
    heading: 'Envío gratis en compras mayores a S/.200.00',
    text: `Tubos, perfiles y planchas puestos en su taller u obra de ${company.address.city}.`,
    action: { label: 'Ver el catálogo', path: '/productos' },
    imageSrc: '/images/scenes/banner_surtido-640.webp',
    alt: 'Ángulos, barras y tubos de acero apilados en un almacén',
  },
  {
    id: 'primera-compra',
    heading: '10% de descuento en su primera compra',
    text: 'Arme su lista, envíela para cotizar y mencione que es su primer pedido.',
    action: { label: 'Armar mi lista', path: '/cart' },
    imageSrc: '/images/scenes/banner_tubos-640.webp',
    alt: 'Tubos redondos de acero apilados, vistos por sus bocas',
  },
  {
    id: 'planchas-a-medida',
    heading: 'Planchas cortadas y dobladas a su medida',
    text: 'Traiga su plano o sus medidas: salen listas para armar y soldar.',
    action: { label: 'Corte y doblez', path: '/servicios/corte-doblez' },
    imageSrc: '/images/scenes/banner_planchas-640.webp',
    alt: 'Bobina de acero junto a planchas galvanizadas sobre parihuelas',
  },
  {
    id: 'vigas-para-obra',
    heading: 'Vigas y perfiles para su obra',
    text: 'Cotizamos su lista completa de materiales en menos de 24 horas.',
    action: 'paste-list',
    imageSrc: '/images/scenes/banner_vigas-640.webp',
    alt: 'Vigas H de acero estructural apiladas sobre listones de madera',
  },
];
