import * as v from 'valibot';
import type { WebVitals } from '../observability/metrics.ts';

/**
 * First parts of the site's addresses, with `home`. A visitor's browser says where a visit began,
 * and may say anything: whatever else it says is `other`, so that nobody makes labels.
 */
export const ROUTE_LABELS = [
  'home',
  'list',
  'products',
  'productos',
  'buscar',
  'cart',
  'servicios',
  'sobre-nosotros',
  'contacto',
  'preguntas-frecuentes',
  'soporte-ayuda',
  'terminos-condiciones',
  'privacidad',
  'other',
] as const;

/** Beyond any that is true; one of these more or less moves no histogram's sum by much. */
const MOST = { lcp: 60_000, inp: 10_000, cls: 10 };

const figure = (most: number) =>
  v.optional(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.transform((value) => Math.min(value, most)),
    ),
  );

const Figures = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    route: v.fallback(v.picklist(ROUTE_LABELS), 'other'),
    lcp: figure(MOST.lcp),
    inp: figure(MOST.inp),
    cls: figure(MOST.cls),
  }),
  v.check(({ lcp, inp, cls }) => [lcp, inp, cls].some((one) => one !== undefined)),
);

/** Reads what `src/web-vitals.ts` sends; undefined where it is nothing of the kind. */
export function parseWebVitals(text: string): WebVitals | undefined {
  const { output, success } = v.safeParse(Figures, text);
  return success ? output : undefined;
}
