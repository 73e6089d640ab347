/** The contact form of the home page; texts from the specification. */
export const contactForm = {
  labels: { name: 'Nombre', email: 'Correo', phone: 'Teléfono', message: 'Mensaje' },
  /** Shown in empty fields. */
  examples: { name: '', email: 'nombre@empresa.pe', phone: '987654321', message: '' },
  messageHint: 'Productos, medidas y cantidades, o lo que desee consultar.',
  errors: {
    long: (most: number) => `Escriba como máximo ${most} caracteres`,
    name: {
      required: 'El nombre es requerido',
      short: 'El nombre debe tener al menos 2 caracteres',
      letters: 'El nombre solo debe contener letras',
    },
    email: { required: 'El email es requerido', invalid: 'Email inválido' },
    phone: {
      required: 'El teléfono es requerido',
      digits: 'El teléfono debe tener 9 dígitos',
    },
    message: {
      required: 'El mensaje es requerido',
      short: 'El mensaje debe tener al menos 10 caracteres',
    },
  },
  submit: 'Enviar mensaje',
  sending: 'Enviando...',
  sent: '¡Mensaje enviado con éxito!',
  invalid: 'Por favor, corrija los errores en el formulario',
  failed: 'Error al enviar el mensaje. Por favor, inténtelo de nuevo.',
  waiting:
    'La tienda se está reiniciando y no recibió el mensaje. Lo enviaremos de nuevo en unos segundos.',
} as const;
