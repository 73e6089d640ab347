export const favouritesTexts = {
  title: 'Favoritos y vistos',
  link: 'Ver sus favoritos',
  empty: 'Aún no tiene favoritos',
  advice: 'Pulse «Favorito» en la página de un producto. Se guardan solo en este navegador.',
  catalogue: 'Ver el catálogo',
} as const;
