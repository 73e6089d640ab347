import { describe, expect, it } from 'vitest';
import { serviceOf } from './service-of.ts';

describe('serviceOf', () => {
  it.each([
    ['portón corredizo', 'soldadura'],
    ['barandas', 'soldadura'],
    ['techo a dos aguas', 'soldadura'],
    ['corte de plancha', 'corte-doblez'],
    ['doblez plancha 3mm', 'corte-doblez'],
    ['rolado', 'corte-doblez'],
    ['galvanizar piezas', 'galvanizado'],
    ['flete a Arequipa', 'entregas'],
    ['disco de corte', undefined],
    ['chapa para portón', undefined],
    ['chapa pa portón', undefined],
    ['bisagras del portón', undefined],
    ['plancha galvanizada', undefined],
    ['ángulo 2', undefined],
    ['', undefined],
  ])('of %j is %s', (query, service) => {
    expect(serviceOf(query)?.service).toBe(service);
  });
});
