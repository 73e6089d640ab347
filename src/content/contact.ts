import { company } from './company.ts';

export const contactPage = {
  intro:
    'Pida una cotización, consulte el stock de una medida o coordine una visita a nuestro local. Elija el medio que le resulte más cómodo.',
  hoursTitle: 'Horario de atención',
  hours: company.hours,
  detailsTitle: 'Datos de contacto',
  detailLabels: { email: 'Correo', phone: 'Teléfono', address: 'Dirección' },
  map: 'Ver en el mapa',
  formTitle: 'Envíenos un mensaje',
  fields: { nombre: 'Nombre', email: 'Correo', mensaje: 'Mensaje' },
  sent: '¡Mensaje enviado!',
  channelsTitle: 'Respuesta más rápida',
  messagingLabel: 'WhatsApp',
  mailLabel: 'Escribir un correo',
  channels:
    'Si le urge un precio, escríbanos por WhatsApp o por correo con las medidas y cantidades que necesita.',
} as const;
