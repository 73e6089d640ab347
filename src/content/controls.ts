/** Of buttons, carousels and dialogs that know no product. */
export const controls = {
  retry: 'Intentar de nuevo',
  back: 'Volver atrás',
  close: 'Cerrar',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: (what: string) => `Pausar ${what}`,
  resume: (what: string) => `Reanudar ${what}`,
  carouselMotion: 'el avance automático',
  newTab: 'Se abre en otra pestaña',
  copied: 'Copiado!',
  linkCopied: 'Enlace copiado al portapapeles',
  copyLink: 'Copie el enlace',
  less: 'Disminuir',
  more: 'Aumentar',
  partFailed: 'No pudimos cargar una parte de la información.',
} as const;
