import { company } from './company.ts';
import { favouritesTexts } from './favourites.ts';
import { type PageMeta, page } from './page-meta.ts';

/** Pages without parameters, except the home page (`page-meta.ts`). */
export const pageMeta = {
  cart: page(
    'Su cotización',
    'Revise los productos y las cantidades de su lista y envíela para recibir precios y disponibilidad.',
  ),
  favourites: page(
    favouritesTexts.title,
    'Los productos que usted marcó como favoritos y los que vio hace poco, guardados en este navegador.',
  ),
  services: page(
    'Servicios de corte, doblez, soldadura y galvanizado',
    'Corte y doblez de planchas, soldadura, galvanizado, asesoría técnica y entregas a domicilio para la construcción y la metalmecánica.',
  ),
  terms: page(
    'Términos y condiciones',
    `Condiciones de cotización, pago, entrega, garantía y devolución de los productos y servicios de ${company.legalName}`,
  ),
  privacy: page(
    'Política de privacidad',
    'Qué datos personales tratamos, con qué fines, por cuánto tiempo y cómo puede usted ejercer sus derechos.',
  ),
  about: page(
    'Sobre nosotros',
    'Quiénes somos: un equipo de Lima que abastece de acero y herramientas a talleres, fabricantes y obras de todo el Perú.',
  ),
  contact: page(
    'Contacto',
    'Teléfonos, correo, dirección y horario de atención. Escríbanos y reciba su cotización de acero y herramientas.',
  ),
  faq: page(
    'Preguntas frecuentes',
    'Respuestas sobre cotizaciones, medios de pago, plazos de entrega, servicios a medida, garantías y devoluciones.',
  ),
  support: page(
    'Soporte y ayuda',
    'Soporte técnico, garantías, devoluciones y atención al cliente por WhatsApp, correo y teléfono.',
  ),
  notFound: page(
    'Página no encontrada',
    'La página que busca no existe, fue movida o el enlace está roto.',
  ),
} as const satisfies Record<string, PageMeta>;

/** @param name null while unknown */
export function productMeta(name: string | null): PageMeta {
  if (name === null) {
    return page('Producto', 'Detalle, especificaciones y cotización del producto.');
  }
  return page(name, `${name}: especificaciones, stock y entrega en Lima. Pida su cotización.`);
}

export function serviceMeta(service: string): PageMeta {
  return page(
    service,
    `${service} en Lima: qué incluye el servicio, en qué plazo se entrega y cómo pedir su cotización a ${company.tradeName}.`,
  );
}

export function categoryMeta(category: string): PageMeta {
  return page(category, `Productos de la categoría ${category}: medidas, stock y cotización.`);
}

export function searchMeta(term: string): PageMeta {
  return page(
    `Resultados para ${term}`,
    `Productos del catálogo que coinciden con «${term}». Agréguelos a su lista y pida su cotización.`,
  );
}
