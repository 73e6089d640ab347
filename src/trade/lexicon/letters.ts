/** First words of a farewell, behind which the sender's name follows. */
export const farewells: readonly string[] = [
  'saludos',
  'slds',
  'atte',
  'atentamente',
  'cordialmente',
  'quedo',
  'quedamos',
];

/** In the sentence before a list, which ends with a colon: `favor de cotizar lo siguiente:`. */
export const introductionWords: readonly string[] = ['cotiz*', 'sgte', 'siguiente*'];
