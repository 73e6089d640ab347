export const facetLabels = {
  category: 'Categoría',
  size: 'Medida',
  thickness: 'Espesor',
  length: 'Largo',
  finish: 'Acabado',
  grade: 'Norma',
  brand: 'Marca',
  power: 'Potencia',
} as const;

export const orderLabels = {
  relevance: 'Relevancia',
  size: 'Medida',
  name: 'Nombre',
  brand: 'Marca',
} as const;
