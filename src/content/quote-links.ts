import { shop } from '../shop/shop.ts';
import { quoteSheetTexts } from './quote-sheet.ts';

export const quoteLinkTexts = {
  bullet: '• ',
  /** Of what belongs to the bullet above. */
  indent: '   ',
  quantity: (pieces: number | string) => `Cantidad: ${pieces}`,
  brand: (brand: string) => `Marca: ${brand}`,
  others: quoteSheetTexts.others,
  list: (counted: string, total: string) => `Lista de ${counted}. Total referencial: ${total}.`,
  unpriced: 'por cotizar',
  link: 'La lista completa está en este enlace:',
  othersApart: (count: number) => `Otros: ${count} líneas, en un mensaje aparte.`,
  apart: 'La lista completa va en un mensaje aparte.',
  shortMessage:
    'La lista es muy larga para un enlace de WhatsApp: se envía este resumen. «Copiar texto» la lleva entera.',
  shortMail: 'El correo se abre con un resumen: la lista entera está en «Copiar texto».',
  comparing: 'Comparando precios con el catálogo…',
  comparedAt: (time: string) => `${quoteSheetTexts.pricesOf(time)}.`,
  uncompared: 'Los precios no se han comparado con el catálogo.',
  changed: (lines: number) =>
    lines === 1 ? 'Cambió 1 línea de su lista.' : `Cambiaron ${lines} líneas de su lista.`,
  listLink: 'enlace a la lista completa',
  tax: 'Precios incluyen IGV.',
  freight: shop.delivery,
  partial: (products: string) => `No incluye ${products} con precio por consultar.`,
  binding: 'El precio final se confirma en la cotización.',
  menu: 'Copiar, compartir, imprimir…',
  copy: 'Copiar texto',
  mail: 'Por correo',
  print: 'Imprimir',
  clear: 'Vaciar',
  csv: 'Descargar CSV',
  excel: 'Copiar para Excel',
  inApp:
    'El navegador de esta aplicación no imprime ni descarga archivos: copie la lista, o abra el enlace de «Compartir lista» en el navegador de su teléfono.',
  notCopiedInApp:
    'El navegador de esta aplicación no permite copiar: abra el enlace de «Compartir lista» en el navegador de su teléfono.',
  notCopied:
    'Su navegador no permite copiar: seleccione el texto y cópielo, o use «Descargar CSV».',
} as const;
