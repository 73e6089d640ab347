/** Services with a sub-route; `asesoria` has no card. */
export const serviceSlugs = [
  'corte-doblez',
  'soldadura',
  'galvanizado',
  'asesoria',
  'entregas',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
