export const cartTexts = {
  /** Where pieces beyond the limit of a line are accepted. */
  wrongPieces: 'Ingrese un número entero desde 1',
  broken: 'No pudimos mostrar su cotización',
  brokenHint:
    'Su lista está guardada en este navegador. Inténtelo de nuevo o vacíela; al vaciarla puede deshacerlo.',
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
} as const;
