/** Two words that are read as one, without endings; prepositions between them are ignored. */
export const tradePhrases: Readonly<Record<string, string>> = {
  'laminad fri': 'laf',
  'laminad calient': 'lac',
  'acer inoxidabl': 'inoxidable',
  'galvanizad calient': 'galvanizado',
  'galvanizad inmersion': 'galvanizado',
  // Shapes of wide-flange beams, whatever they are used for.
  'perfil w': 'viga',
  'perfil h': 'viga',
  'column w': 'viga',
  'column h': 'viga',
  'hierr negr': 'negro',
  'dobl t': 'viga',
  'perfil z': 'zeta',
  'hot rolled': 'lac',
  'cold rolled': 'laf',
  // Zinc and aluminium is another coating than zinc.
  'galvanizad alum': 'aluzinc',
  'galvanizad aluminio': 'aluzinc',
  'alu galvanizad': 'aluzinc',
  'alum galvanizad': 'aluzinc',
  'aluminio galvanizad': 'aluzinc',
};
