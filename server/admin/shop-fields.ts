/** How a value of the record is typed. */
type FieldKind = 'text' | 'lines' | 'number' | 'flag' | 'colour' | 'picture' | 'banner';

export interface ShopField {
  /** In the record, within its section: `emails.sales`; within an entry of a list: `name`. */
  path: string;
  label: string;
  kind?: FieldKind;
  hint?: string;
}

/** A part of the form: single values, or the entries of a list. */
export interface ShopSection {
  title: string;
  note?: string;
  fields: readonly ShopField[];
  /** Path of a list of objects; of texts if its field has an empty path. */
  list?: string;
}

const picture = 'Dirección de una imagen de la tienda: /images/…; vacía: sin imagen.';

const target =
  'El nombre exacto de una categoría, una página como /contacto, una dirección https://… o pegar-lista.';

const figure: readonly ShopField[] = [
  { path: 'number', label: 'Cifra' },
  { path: 'label', label: 'Nombre' },
  { path: 'description', label: 'Explicación' },
];

/** A banner or a promotion. */
const advert = (image: Pick<ShopField, 'label' | 'kind' | 'hint'>): readonly ShopField[] => [
  { path: 'title', label: 'Título' },
  { path: 'text', label: 'Texto' },
  { path: 'button', label: 'Botón' },
  { path: 'link', label: 'A dónde lleva', hint: target },
  { path: 'image', ...image },
  { path: 'alt', label: 'Qué se ve en ella' },
];

const telephone: readonly ShopField[] = [
  { path: 'label', label: 'Nombre' },
  { path: 'number', label: 'Número' },
];

/** The form of the record, in its order. */
export const shopSections: readonly ShopSection[] = [
  {
    title: 'La empresa',
    note: 'En los textos, {nombre} es el nombre de la tienda, {ciudad} su ciudad y {plazo} el plazo de entrega de lo que hay en stock.',
    fields: [
      { path: 'name', label: 'Nombre de la tienda' },
      { path: 'legalName', label: 'Razón social' },
      { path: 'ruc', label: 'RUC' },
      { path: 'tagline', label: 'Lema' },
      { path: 'headline', label: 'Título de la portada' },
      { path: 'description', label: 'Descripción para buscadores', kind: 'lines' },
      { path: 'website', label: 'Dirección del sitio', hint: 'Como www.tienda.pe' },
      { path: 'hours', label: 'Horario' },
      { path: 'copyrightYear', label: 'Año de los derechos', kind: 'number' },
      { path: 'complaintsBook', label: 'Libro de Reclamaciones', hint: 'Su dirección: https://…' },
      { path: 'stars', label: 'Mostrar calificaciones con estrellas', kind: 'flag' },
    ],
  },
  {
    title: 'Logotipo y color',
    fields: [
      {
        path: 'symbol',
        label: 'Símbolo',
        kind: 'picture',
        hint: 'Un dibujo cuadrado, mejor sin fondo (PNG). El nombre se escribe a su lado; sin símbolo, las iniciales.',
      },
      { path: 'colour', label: 'Color de botones y acentos', kind: 'colour' },
    ],
  },
  {
    title: 'Dirección',
    fields: [
      { path: 'address.street', label: 'Calle y número' },
      { path: 'address.area', label: 'Urbanización o zona' },
      { path: 'address.district', label: 'Distrito' },
      { path: 'address.city', label: 'Ciudad' },
      { path: 'address.country', label: 'País' },
      { path: 'place.latitude', label: 'Latitud', kind: 'number', hint: 'Como -12.0562' },
      { path: 'place.longitude', label: 'Longitud', kind: 'number' },
    ],
  },
  {
    title: 'Correos',
    fields: [
      { path: 'emails.commercial', label: 'Comercial' },
      { path: 'emails.sales', label: 'Ventas' },
      { path: 'emails.support', label: 'Soporte' },
    ],
  },
  {
    title: 'Teléfonos',
    note: 'Hasta tres: central, ventas y proyectos.',
    list: 'phones',
    fields: telephone,
  },
  {
    title: 'WhatsApp',
    note: 'Hasta dos. El primero recibe las cotizaciones.',
    list: 'messaging',
    fields: [...telephone, { path: 'greeting', label: 'Mensaje ya escrito', kind: 'lines' }],
  },
  {
    title: 'Mensajes',
    fields: [
      { path: 'quotation.greeting', label: 'Inicio de una cotización', kind: 'lines' },
      { path: 'quotation.closing', label: 'Final de una cotización', kind: 'lines' },
      { path: 'quotation.subject', label: 'Asunto de una cotización por correo' },
      { path: 'enquiry.subject', label: 'Asunto de una consulta por correo' },
      { path: 'enquiry.body', label: 'Texto de una consulta por correo', kind: 'lines' },
    ],
  },
  {
    title: 'Entregas y atención',
    fields: [
      { path: 'delivery', label: 'Costo de la entrega', kind: 'lines' },
      { path: 'deliveryTimes.home', label: 'Plazo en la página de un producto' },
      { path: 'deliveryTimes.stock', label: 'Plazo de lo que hay en stock' },
      { path: 'privacyHours', label: 'Horario para datos personales' },
    ],
  },
  {
    title: 'Avisos de la portada',
    note: 'Los grandes, que se turnan.',
    list: 'banners',
    fields: advert({ label: 'Fotografía', kind: 'banner' }),
  },
  {
    title: 'Promociones de la portada',
    note: 'Las tarjetas debajo de los avisos. Las de una categoría que no existe no se muestran.',
    list: 'promos',
    fields: advert({
      label: 'Imagen',
      hint: 'Dirección de la imagen de un producto, terminada en -640.webp',
    }),
  },
  {
    title: 'Botones de categorías',
    note: 'Nombres exactos de categorías del catálogo.',
    list: 'quickCategories',
    fields: [{ path: '', label: 'Categoría' }],
  },
  {
    title: 'Cuentas bancarias',
    note: 'Sin cuentas, la portada no muestra esa sección.',
    list: 'banks',
    fields: [
      { path: 'name', label: 'Banco' },
      { path: 'accountType', label: 'Tipo de cuenta' },
      { path: 'accountNumber', label: 'Número de cuenta' },
      { path: 'interbankNumber', label: 'CCI' },
      { path: 'logo', label: 'Logotipo', hint: picture },
    ],
  },
  {
    title: 'Marcas',
    list: 'brands',
    fields: [
      { path: 'name', label: 'Marca' },
      { path: 'logo', label: 'Logotipo', hint: picture },
    ],
  },
  {
    title: 'Equipo',
    list: 'team',
    fields: [
      { path: 'name', label: 'Nombre' },
      { path: 'role', label: 'Cargo' },
      { path: 'description', label: 'Presentación', kind: 'lines' },
      { path: 'rating', label: 'Calificación (0 a 5)', kind: 'number' },
      { path: 'experience', label: 'Experiencia' },
      { path: 'specialty', label: 'Especialidad' },
      { path: 'email', label: 'Correo' },
      { path: 'phone', label: 'Teléfono' },
      { path: 'image', label: 'Retrato', hint: picture },
    ],
  },
  { title: 'Cifras de los servicios', list: 'figures.services', fields: figure },
  { title: 'Cifras de la empresa', list: 'figures.about', fields: figure },
  { title: 'Cifras del equipo', list: 'figures.team', fields: figure },
];
