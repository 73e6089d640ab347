export const sharedListTexts = {
  share: 'Compartir lista',
  explained: 'El enlace lleva los productos y las cantidades de su lista, y ningún dato suyo.',
  withoutOthers: (lines: number) =>
    lines === 1
      ? 'No lleva la línea de «Otros»: envíela con «Copiar texto».'
      : `No lleva las ${lines} líneas de «Otros»: envíelas con «Copiar texto».`,
  link: 'Enlace de la lista',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  byHand: 'Su navegador no permite copiar: seleccione el enlace y cópielo.',
  qr: 'Código QR con el enlace de la lista',
  qrHint: 'Apunte la cámara de otro teléfono para abrir la lista allí.',
  qrTooDense: 'La lista es muy larga para un código QR que se pueda leer: copie el enlace.',
  tooLong: (most: number) => `Un enlace lleva hasta ${most} líneas.`,
  title: 'Lista compartida',
  counted: (lines: number) =>
    lines === 1
      ? 'Le enviaron una lista de 1 producto.'
      : `Le enviaron una lista de ${lines} productos.`,
  sentTitle: (number: string) => `Cotización ${number}`,
  sentCounted: (lines: number) =>
    lines === 1 ? 'La envió con 1 producto.' : `La envió con ${lines} productos.`,
  contents: 'Productos de la lista',
  replace: 'Reemplazar mi lista',
  add: 'Sumar a mi lista',
  dismiss: 'Ahora no',
  adding: (done: number, all: number) => `Cargando ${done} de ${all}`,
  broken:
    'Este enlace no trae una lista completa: pida que se lo envíen de nuevo. Su lista no cambió.',
  missing: (names: readonly string[]) => `No se pudieron cargar: ${names.join('; ')}.`,
  dated: 'Los precios y el stock son los de hoy.',
} as const;
