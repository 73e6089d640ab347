export const cartTexts = {
  broken: 'No pudimos mostrar su cotización',
  brokenHint:
    'Su lista está guardada en este navegador. Inténtelo de nuevo o vacíela; al vaciarla puede deshacerlo.',
  retry: 'Intentar de nuevo',
} as const;
