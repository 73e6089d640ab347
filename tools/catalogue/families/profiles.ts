import { angle, flat, POUND_PER_FOOT, perMetre } from '../../../src/lib/weight/mass.ts';
import { inches } from '../inches.ts';
import { interleave } from '../interleave.ts';
import type { Draft, Family } from '../product.ts';
import { by, lengthWeight, type Steel, steel } from '../steel.ts';
import { BEAMS, CHANNELS, type NamedSection } from './flanged-sections.ts';

const LENGTH = 6;

/** Legs or widths in inches with their thicknesses in inches (ASTM A6). */
type Sizes = [width: string, thicknesses: string[]][];

const ANGLES: Sizes = [
  ['1', ['1/8', '3/16', '1/4']],
  ['1 1/2', ['1/8', '3/16', '1/4']],
  ['2', ['1/8', '3/16', '1/4', '3/8']],
  ['3', ['3/16', '1/4', '3/8', '1/2']],
  ['3/4', ['1/8']],
  ['1 1/4', ['1/8', '3/16', '1/4']],
  ['2 1/2', ['3/16', '1/4', '3/8']],
  ['4', ['1/4', '3/8', '1/2']],
  ['6', ['3/8', '1/2']],
];

const GALVANISED_ANGLES: Sizes = [
  ['1', ['1/8']],
  ['1 1/2', ['1/8', '3/16']],
  ['2', ['1/8', '3/16', '1/4']],
  ['3', ['1/4']],
];

/** What sets a finish apart from another in name, picture and text. */
type Finish = Pick<Steel, 'picture' | 'intro' | 'norm' | 'use' | 'perKg'>;

function angleBars(kind: string, sizes: Sizes, finish: Finish): Draft[] {
  return sizes.flatMap(([leg, thicknesses]) =>
    thicknesses.map((thickness) => {
      const [a, t] = [inches(leg), inches(thickness)];
      return steel({
        ...finish,
        name: `ÁNGULO ${kind} A36 ${leg}" x ${thickness}" x ${LENGTH} m`,
        size: `alas de ${by(a, a)} (${leg}"), espesor ${by(t)} (${thickness}"), largo ${LENGTH} m`,
        weight: lengthWeight(perMetre(angle(a, a, t)), LENGTH),
      });
    }),
  );
}

export const angles: Family = {
  code: 4,
  category: 'ÁNGULOS',
  drafts: interleave(
    angleBars('ESTRUCTURAL', ANGLES, {
      picture: 'angulo',
      intro: 'Perfil en L de alas iguales, laminado en caliente.',
      norm: 'ASTM A36, tolerancias ASTM A6',
      use: 'estructuras, torres, marcos de puertas, tijerales y carrocerías',
      perKg: 4.7,
    }),
    angleBars('GALV.', GALVANISED_ANGLES, {
      picture: 'angulo_galvanizado',
      intro: 'Perfil en L de alas iguales, galvanizado por inmersión en caliente.',
      norm: 'ASTM A36, zinc ASTM A123',
      use: 'torres, cercos, soportes de paneles y estructuras a la intemperie',
      perKg: 6.9,
    }),
  ),
};

const FLATS: Sizes = [
  ['1', ['1/8', '3/16', '1/4', '3/8', '1/2']],
  ['2', ['1/8', '3/16', '1/4', '3/8', '1/2', '3/4']],
  ['1 1/2', ['1/8', '3/16', '1/4', '3/8', '1/2']],
  ['1/2', ['1/8', '3/16']],
  ['3/4', ['1/8', '3/16', '1/4']],
  ['1 1/4', ['1/8', '3/16', '1/4', '3/8']],
  ['2 1/2', ['1/4', '3/8', '1/2']],
  ['3', ['1/4', '3/8', '1/2', '3/4']],
  ['4', ['1/4', '3/8', '1/2', '3/4']],
  ['6', ['1/4', '3/8', '1/2']],
];

const GALVANISED_FLATS: Sizes = [
  ['1', ['1/8', '3/16']],
  ['2', ['3/16', '1/4']],
  ['1 1/2', ['1/8', '1/4']],
];

function flatBars(kind: string, sizes: Sizes, finish: Finish): Draft[] {
  return sizes.flatMap(([width, thicknesses]) =>
    thicknesses.map((thickness) => {
      const [b, t] = [inches(width), inches(thickness)];
      return steel({
        ...finish,
        name: `PLATINA ${kind} ${thickness}" x ${width}" x ${LENGTH} m`,
        size: `${by(t, b)} (${thickness}" x ${width}"), largo ${LENGTH} m`,
        weight: lengthWeight(perMetre(flat(b, t)), LENGTH),
      });
    }),
  );
}

export const flats: Family = {
  code: 11,
  category: 'PLATINAS',
  drafts: interleave(
    flatBars('A36', FLATS, {
      picture: 'platina',
      intro: 'Barra plana laminada en caliente, de cantos rectos.',
      norm: 'ASTM A36',
      use: 'rejas, portones, bases, refuerzos, bisagras y herrería',
      perKg: 4.7,
    }),
    flatBars('GALV. A36', GALVANISED_FLATS, {
      picture: 'platina_galvanizada',
      intro: 'Barra plana galvanizada por inmersión en caliente, de cantos rectos.',
      norm: 'ASTM A36, zinc ASTM A123',
      use: 'puestas a tierra, soportes y herrería a la intemperie',
      perKg: 6.9,
    }),
  ),
};

const TEES: Sizes = [
  ['1', ['1/8', '3/16']],
  ['1 1/4', ['1/8', '3/16']],
  ['1 1/2', ['1/8', '3/16', '1/4']],
  ['3/4', ['1/8']],
  ['2', ['3/16', '1/4']],
];

export const tees: Family = {
  code: 19,
  category: 'TEES',
  drafts: TEES.flatMap(([side, thicknesses]) =>
    thicknesses.map((thickness) => {
      const [a, t] = [inches(side), inches(thickness)];
      return steel({
        name: `TEE A36 ${side}" x ${side}" x ${thickness}" x ${LENGTH} m`,
        picture: 'tee',
        intro: 'Perfil en T laminado en caliente, de ala y alma iguales.',
        norm: 'ASTM A36',
        size: `${by(a, a)} (${side}" x ${side}"), espesor ${by(t)} (${thickness}"), largo ${LENGTH} m`,
        weight: lengthWeight(perMetre(angle(a, a, t)), LENGTH),
        use: 'marcos de ventanas y claraboyas, estantería y cerrajería',
        perKg: 5,
      });
    }),
  ),
};

/** `W6" x 9`: depth in inches and pounds per foot, by which the trade asks for them. */
function flangedProfile(
  name: string,
  { section, pounds }: NamedSection,
  length: number,
): Omit<Steel, keyof Finish> {
  const { depth, flangeWidth, web, flange } = section;
  return {
    name: `${name} x ${length} m`,
    size: `peralte ${by(depth)}, ala ${by(flangeWidth)}, alma ${by(web)}, espesor de ala ${by(flange)}, largo ${length} m`,
    weight: lengthWeight(pounds * POUND_PER_FOOT, length),
  };
}

export const beams: Family = {
  code: 7,
  category: 'VIGAS H',
  drafts: BEAMS.flatMap(({ lengths, ...named }): Draft[] =>
    lengths.map((length) =>
      steel({
        ...flangedProfile(
          `VIGA H A572-G50 ${named.nominal}" x ${named.pounds} lb/pie`,
          named,
          length,
        ),
        picture: 'viga',
        intro: `Viga de alas paralelas W${named.nominal} x ${named.pounds}, laminada en caliente.`,
        norm: 'ASTM A572 Grado 50 / A992',
        use: 'columnas, vigas, entrepisos, naves industriales y puentes grúa',
        perKg: 5.6,
      }),
    ),
  ),
};

export const channels: Family = {
  code: 8,
  category: 'CANALES U',
  drafts: CHANNELS.map((named) =>
    steel({
      ...flangedProfile(`CANAL U A36 ${named.nominal}" x ${named.pounds} lb/pie`, named, LENGTH),
      picture: 'canal',
      intro: `Canal estructural C${named.nominal} x ${named.pounds}, laminado en caliente.`,
      norm: 'ASTM A36, tolerancias ASTM A6',
      use: 'chasis, largueros, escaleras, correas y marcos de máquinas',
      perKg: 5.3,
    }),
  ),
};
