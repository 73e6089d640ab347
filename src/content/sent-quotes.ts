export const sentQuoteTexts = {
  title: (count: number) => `Mis cotizaciones (${count})`,
  hint: (most: number) =>
    `Lo que envió desde este navegador. Se guardan las últimas ${most}, solo aquí.`,
  numbered: (number: string) => `Solicitud ${number}`,
  question: (number: string) => `Solicitud ${number} ¿La envió?`,
  startNew: 'Sí, empezar una lista nueva',
  continueList: 'Seguir con esta lista',
  open: (number: string) => `Abrir ${number}`,
  opens: 'Abrir',
  sendAgain: 'Enviar otra vez',
  sendsAgain: (number: string) => `Enviar otra vez ${number}`,
  remove: (number: string) => `Quitar ${number}`,
  counted: (lines: number, others: number) =>
    [
      lines > 0 && (lines === 1 ? '1 producto' : `${lines} productos`),
      others > 0 && (others === 1 ? '1 línea en Otros' : `${others} líneas en Otros`),
    ]
      .filter(Boolean)
      .join(' y '),
} as const;
