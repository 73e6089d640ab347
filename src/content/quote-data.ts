/** Fields of the quotation data, in form order. */
export const quoteDataFields = [
  { name: 'buyer', label: 'Razón social o nombre', autoComplete: 'organization' },
  { name: 'ruc', label: 'RUC', autoComplete: 'off' },
  { name: 'reference', label: 'Referencia u obra', autoComplete: 'off' },
  { name: 'place', label: 'Lugar de entrega', autoComplete: 'street-address' },
  { name: 'date', label: 'Fecha requerida', autoComplete: 'off' },
  { name: 'note', label: 'Nota', autoComplete: 'off' },
] as const;

export const quoteDataTexts = {
  title: 'Datos de la cotización',
  hint: 'Opcionales. Van en su solicitud y se guardan solo en este navegador.',
  certificate: 'Certificado de calidad',
  certificateLine: 'Certificado de calidad: sí',
  wrongRuc: 'Este RUC no es válido: revise sus 11 dígitos',
  withoutRuc: 'Su solicitud va sin el RUC, porque no es válido.',
  insist: 'Enviar este RUC de todos modos',
  forget: 'Borrar mis datos',
} as const;
