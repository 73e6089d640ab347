import { describe, expect, it } from 'vitest';
import { matchService } from './match-service.ts';

describe('matchService', () => {
  it.each([
    ['flete', 'entregas'],
    ['Envíos a provincia', 'entregas'],
    ['corte a medida', 'corte-doblez'],
    ['servicio de doblez de plancha', 'corte-doblez'],
    ['galvanizado en caliente', 'galvanizado'],
    ['asesoría', 'asesoria'],
    ['disco de corte', null],
    ['plancha galvanizada', null],
    ['1/2', null],
    ['', null],
  ])('reads %j as a search for %s', (query, service) => {
    expect(matchService(query)).toBe(service);
  });
});
