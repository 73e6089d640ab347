/** Fields of the quotation data, in form order. */
export const quoteDataFields = [
  { name: 'buyer', label: 'Razón social o nombre', type: 'text', autoComplete: 'organization' },
  { name: 'ruc', label: 'RUC', type: 'text', autoComplete: 'off' },
  { name: 'contact', label: 'Persona de contacto', type: 'text', autoComplete: 'name' },
  { name: 'phone', label: 'Teléfono', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Correo', type: 'email', autoComplete: 'email' },
  { name: 'reference', label: 'Referencia u obra', type: 'text', autoComplete: 'off' },
  { name: 'place', label: 'Lugar de entrega', type: 'text', autoComplete: 'address-line1' },
  { name: 'date', label: 'Fecha requerida', type: 'date', autoComplete: 'off' },
  { name: 'note', label: 'Nota', type: 'text', autoComplete: 'off' },
] as const;

/** They are above the send button, the others in the folded form. */
export const timingFields: readonly string[] = ['date', 'note'];

export const quoteDataTexts = {
  addTiming: 'Agregar fecha requerida y nota',
  timing: 'Fecha y nota',
  withNote: 'Con nota',
  title: 'Datos de la cotización',
  hint: 'Opcionales. Van en su solicitud y se guardan solo en este navegador.',
  certificate: 'Certificado de calidad',
  certificateLine: 'Certificado de calidad: sí',
  wrongRuc: 'Este RUC no es válido: revise sus 11 dígitos',
  forget: 'Borrar mis datos',
} as const;
