import type { ContentLink } from './links.ts';

export const notFound = {
  code: '404',
  title: '¡Oops! Página no encontrada',
  text: 'La página que busca no existe, fue movida o el enlace está roto.',
  home: 'Ir al inicio',
  back: 'Volver atrás',
  reload: 'Recargar la página',
  help: {
    text: '¿Necesita ayuda? Nuestro equipo puede orientarle.',
    link: { label: 'Soporte y ayuda', path: '/soporte-ayuda' },
  },
} as const satisfies Record<string, string | { text: string; link: ContentLink }>;
