export const searchBoxTexts = {
  label: 'Buscar productos',
  placeholder: 'Buscar productos...',
  submit: 'Buscar',
  results: 'Resultados de la búsqueda',
  noMatch: 'Sin coincidencias',
  all: (count: number) => (count === 1 ? 'Ver el resultado' : `Ver los ${count} resultados`),
} as const;
