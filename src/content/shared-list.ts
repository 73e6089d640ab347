import { quoteSheetTexts } from './quote-sheet.ts';

export const sharedListTexts = {
  share: 'Compartir lista',
  tooLong: 'La lista es muy larga para un enlace: envíela con «Copiar texto» o como archivo.',
  title: 'Lista compartida',
  counted: (contents: string) => `Le enviaron una lista de ${contents}.`,
  sentTitle: (number: string) => `Cotización ${number}`,
  sentCounted: (contents: string) => `La envió con ${contents}.`,
  contents: 'Productos de la lista',
  other: quoteSheetTexts.others,
  calculating: 'Calculando total y peso…',
  unavailable: 'No disponible',
  replace: 'Reemplazar mi lista',
  add: 'Sumar a mi lista',
  dismiss: 'Ahora no',
  broken:
    'Este enlace no trae una lista completa: pida que se lo envíen de nuevo. Su lista no cambió.',
  missing: (names: readonly string[]) => `No se pudieron cargar: ${names.join('; ')}.`,
  dated: 'Los precios y el stock son los de hoy.',
} as const;
