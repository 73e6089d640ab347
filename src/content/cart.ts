export const cartTexts = {
  /** Where pieces beyond the limit of a line are accepted. */
  wrongPieces: 'Ingrese un número entero desde 1',
  broken: 'No pudimos mostrar su cotización',
  brokenHint:
    'Su lista está guardada en este navegador. Inténtelo de nuevo o vacíela; al vaciarla puede deshacerlo.',
  /** The number of a line in the buyer's take-off. */
  position: (number: string) => `Ítem ${number}`,
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
} as const;
