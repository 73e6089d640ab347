/** The services that have a sub-route; `asesoria` has one without a card of its own. */
export type ServiceSlug = 'corte-doblez' | 'soldadura' | 'galvanizado' | 'asesoria' | 'entregas';
