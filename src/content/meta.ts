import { company } from './company.ts';
import { favouritesTexts } from './favourites.ts';
import { metaOf, type PageMeta } from './page-meta.ts';

/** Pages without parameters, except the home page (`page-meta.ts`). */
export const pageMeta = {
  cart: metaOf(
    'Su cotización',
    'Revise los productos y las cantidades de su lista y envíela para recibir precios y disponibilidad.',
  ),
  favourites: metaOf(
    favouritesTexts.title,
    'Los productos que usted marcó como favoritos y los que vio hace poco, guardados en este navegador.',
  ),
  services: metaOf(
    'Servicios de corte, doblez, soldadura y galvanizado',
    'Corte y doblez de planchas, soldadura, galvanizado, asesoría técnica y entregas a domicilio para la construcción y la metalmecánica.',
  ),
  terms: metaOf(
    'Términos y condiciones',
    `Condiciones de cotización, pago, entrega, garantía y devolución de los productos y servicios de ${company.legalName}`,
  ),
  privacy: metaOf(
    'Política de privacidad',
    'Qué datos personales tratamos, con qué fines, por cuánto tiempo y cómo puede usted ejercer sus derechos.',
  ),
  about: metaOf(
    'Sobre nosotros',
    `Quiénes somos: un equipo de ${company.address.city} que abastece de acero y herramientas a talleres, fabricantes y obras de todo el Perú.`,
  ),
  contact: metaOf(
    'Contacto',
    'Teléfonos, correo, dirección y horario de atención. Escríbanos y reciba su cotización de acero y herramientas.',
  ),
  faq: metaOf(
    'Preguntas frecuentes',
    'Respuestas sobre cotizaciones, medios de pago, plazos de entrega, servicios a medida, garantías y devoluciones.',
  ),
  support: metaOf(
    'Soporte y ayuda',
    'Soporte técnico, garantías, devoluciones y atención al cliente por WhatsApp, correo y teléfono.',
  ),
  notFound: metaOf(
    'Página no encontrada',
    'La página que busca no existe, fue movida o el enlace está roto.',
  ),
} as const satisfies Record<string, PageMeta>;

/** @param name null while unknown */
export function productMeta(name: string | null): PageMeta {
  if (name === null) {
    return metaOf('Producto', 'Detalle, especificaciones y cotización del producto.');
  }
  return metaOf(
    name,
    `${name}: especificaciones, stock y entrega en ${company.address.city}. Pida su cotización.`,
  );
}

export function serviceMeta(service: string): PageMeta {
  return metaOf(
    service,
    `${service} en ${company.address.city}: qué incluye el servicio, en qué plazo se entrega y cómo pedir su cotización a ${company.tradeName}.`,
  );
}

export function categoryMeta(category: string): PageMeta {
  return metaOf(category, `Productos de la categoría ${category}: medidas, stock y cotización.`);
}

export function searchMeta(term: string): PageMeta {
  return metaOf(
    `Resultados para ${term}`,
    `Productos del catálogo que coinciden con «${term}». Agréguelos a su lista y pida su cotización.`,
  );
}
