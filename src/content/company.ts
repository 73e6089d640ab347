/**
 * The company. Everything here is fictional and to be replaced before the site goes public:
 * `.example` domains cannot be registered, and the RUC is outside the assigned numbers.
 */

/** A telephone as displayed and in E.164 form. */
export interface Phone {
  label: string;
  display: string;
  e164: `+51${string}`;
}

/** A WhatsApp contact with a prefilled message. */
export interface MessagingContact {
  label: string;
  display: string;
  number: `51${string}`;
  message: string;
}

const name = 'Kuntur Aceros';
const domain = 'kunturaceros.example';

/** WGS 84 degrees. */
const latitude = -12.0562;
const longitude = -76.9634;

/** In degrees: about 600 m to each side. */
const mapMargin = 0.0055;
const mapBounds = [
  longitude - mapMargin,
  latitude - mapMargin,
  longitude + mapMargin,
  latitude + mapMargin,
].map((degrees) => degrees.toFixed(4));

export const salesMessaging: MessagingContact = {
  label: 'Ventas',
  display: '+51 900 000 152',
  number: '51900000152',
  message: `Hola, ${name}. Deseo información sobre sus productos, por favor.`,
};

export const projectsMessaging: MessagingContact = {
  label: 'Proyectos y servicios',
  display: '+51 900 000 348',
  number: '51900000348',
  message: `Hola, ${name}. Deseo información sobre sus productos y servicios para un proyecto, por favor.`,
};

const phones: readonly [Phone, Phone, Phone] = [
  { label: 'Central', display: '(01) 100-4520', e164: '+5111004520' },
  { label: 'Ventas', display: '+51 900 000 152', e164: '+51900000152' },
  { label: 'Proyectos y servicios', display: '+51 900 000 348', e164: '+51900000348' },
];

const messaging: readonly [MessagingContact, MessagingContact] = [
  salesMessaging,
  projectsMessaging,
];

export const company = {
  legalName: 'Kuntur Aceros S.A.C.',
  tradeName: name,
  tagline: 'PERFILES - TUBOS - PLANCHAS',
  ruc: '20994170385',
  address: {
    street: 'Av. Los Laminadores 1250',
    area: 'Zona Industrial',
    district: 'Ate',
    city: 'Lima',
    country: 'Perú',
    full: 'Av. Los Laminadores 1250, Zona Industrial, Ate, Lima, Perú',
  },
  map: {
    latitude,
    longitude,
    /** OpenStreetMap needs no key and sets no advertising cookies. */
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${mapBounds.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    openUrl: `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
  },
  domain,
  website: { display: `www.${domain}`, url: `https://www.${domain}` },
  emails: {
    commercial: `comercial@${domain}`,
    sales: `ventas@${domain}`,
    support: `soporte@${domain}`,
  },
  phones,
  messaging,
  hours: 'Lunes a sábado de 8:00 a 18:00',
  /** The prefilled e-mail of contact links, to the commercial address. */
  enquiry: {
    subject: `Consulta sobre los productos de ${name}`,
    body: [
      'Estimados señores:',
      '',
      'Agradeceré me envíen información sobre sus productos: precios, disponibilidad, especificaciones técnicas y condiciones de entrega.',
      '',
      'Productos y cantidades:',
      '',
      'Nombre o razón social:',
      'RUC o DNI:',
      'Teléfono:',
      'Lugar de entrega:',
      '',
      'Quedo a la espera de su respuesta.',
    ].join('\n'),
  },
  /** The product list goes between greeting and closing. */
  quotation: {
    number: salesMessaging.number,
    greeting: `Hola, ${name}. Deseo cotizar los siguientes productos:`,
    closing: 'Quedo a la espera de precios, disponibilidad y plazo de entrega. Gracias.',
    emailSubject: `Solicitud de cotización para ${name}`,
  },
  /** Address of the online Libro de Reclamaciones, which Peruvian shops must offer; '' shows no link. */
  complaintsBook: '',
  copyrightYear: 2025,
} as const;
