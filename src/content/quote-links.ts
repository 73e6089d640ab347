export const quoteLinkTexts = {
  list: (counted: string, total: string) => `Lista de ${counted}. Total referencial: ${total}.`,
  unpriced: 'por cotizar',
  link: 'La lista completa está en este enlace:',
  othersApart: (count: number) => `Otros: ${count} líneas, en un mensaje aparte.`,
  apart: 'La lista completa va en un mensaje aparte.',
  shortMessage:
    'La lista es muy larga para un enlace de WhatsApp: se envía este resumen. «Copiar texto» la lleva entera.',
  shortMail: 'El correo se abre con un resumen: la lista entera está en «Copiar texto».',
  csv: 'Descargar CSV',
  excel: 'Copiar para Excel',
  copied: 'Copiado!',
  notCopied: 'Su navegador no permite copiar: use «Descargar CSV».',
} as const;
