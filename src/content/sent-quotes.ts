import { cartCount, productCount } from '../lib/wording.ts';

const answerTime = 'le respondemos con precios en un plazo máximo de 24 horas';
const copyKept = 'Queda una copia en «Mis cotizaciones».';

export const sentQuoteTexts = {
  title: (count: number) => `Mis cotizaciones (${count})`,
  hint: (most: number) =>
    `Lo que envió desde este navegador. Se guardan las últimas ${most}, solo aquí.`,
  numbered: (number: string) => `Solicitud ${number}`,
  question: (number: string) => `Solicitud ${number} ¿La envió?`,
  /** @param contents `14 productos, 120 unidades` */
  opened: (number: string, contents: string) =>
    `Solicitud ${number}: ${contents}. Envíe el mensaje que se abrió; ${answerTime}.`,
  asked: (contents: string) => `${contents}. Si la envió, ${answerTime}. ${copyKept}`,
  sent: (number: string, contents: string) =>
    `Solicitud ${number} enviada: ${contents}. Ahora ${answerTime}. ${copyKept}`,
  startNew: 'Sí, empezar una lista nueva',
  continueList: 'Seguir con esta lista',
  open: (number: string) => `Abrir ${number}`,
  opens: 'Abrir',
  sendAgain: 'Enviar otra vez',
  sendsAgain: (number: string) => `Enviar otra vez ${number}`,
  remove: (number: string) => `Quitar ${number}`,
  /** @param units of all lines; null leaves them out */
  counted: (lines: number, others: number, units: number | null = null) =>
    [
      lines > 0 && (units === null ? productCount(lines) : cartCount(lines, units)),
      others > 0 && (others === 1 ? '1 línea en Otros' : `${others} líneas en Otros`),
    ]
      .filter(Boolean)
      .join(' y '),
} as const;
