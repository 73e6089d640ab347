/** The services that have a sub-route; `asesoria` has one without a card of its own. */
export const serviceSlugs = [
  'corte-doblez',
  'soldadura',
  'galvanizado',
  'asesoria',
  'entregas',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
