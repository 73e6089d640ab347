import {
  angle,
  flat,
  hollowSection,
  perMetre,
  perSquareMetre,
  round,
  STAINLESS_304,
} from '../../../src/lib/weight/mass.ts';
import { inches } from '../inches.ts';
import { interleave } from '../interleave.ts';
import type { Draft, Family } from '../product.ts';
import { by, lengthWeight, sheetWeight, steel } from '../steel.ts';

interface Grade {
  name: string;
  norm: string;
  intro: string;
  use: string;
  perKg: number;
  /** Diameters in inches of the rounds in stock; sold by the metre. */
  rounds: string[];
}

const GRADES: Grade[] = [
  {
    name: 'SAE 1045',
    norm: 'SAE J403 1045',
    intro: 'Acero de medio carbono para piezas de maquinaria, apto para temple superficial.',
    use: 'ejes, pines, engranajes de baja carga y pernos',
    perKg: 8.5,
    rounds: ['1', '1 1/2', '2', '2 1/2', '3', '4', '5', '6'],
  },
  {
    name: 'SAE 4140',
    norm: 'SAE J404 4140, bonificado',
    intro: 'Acero al cromo molibdeno bonificado, de alta resistencia y buena tenacidad.',
    use: 'ejes, cigüeñales, bielas, pernos de alta resistencia y matrices',
    perKg: 12.5,
    rounds: ['1', '1 1/4', '1 1/2', '2', '2 1/2', '3', '4', '5', '6'],
  },
  {
    name: 'SAE 4340',
    norm: 'SAE J404 4340, bonificado',
    intro: 'Acero al níquel cromo molibdeno, para esfuerzos altos y secciones grandes.',
    use: 'ejes de transmisión, piñones y piezas de molinos y chancadoras',
    perKg: 15.5,
    rounds: ['1', '1 1/2', '2', '2 1/2', '3', '4'],
  },
  {
    name: 'SAE 8620',
    norm: 'SAE J404 8620',
    intro: 'Acero de cementación: superficie dura y núcleo tenaz.',
    use: 'engranajes, coronas, pines y bujes cementados',
    perKg: 13.5,
    rounds: ['1', '1 1/2', '2', '3'],
  },
  {
    name: 'AISI H13',
    norm: 'ASTM A681 H13',
    intro: 'Acero de herramientas para trabajo en caliente, resistente al choque térmico.',
    use: 'matrices de extrusión y fundición a presión, punzones en caliente',
    perKg: 25,
    rounds: ['1', '2', '3', '4'],
  },
];

const rounds: Draft[] = interleave(
  ...GRADES.map((grade) =>
    grade.rounds.map((diameter) => {
      const d = inches(diameter);
      return steel({
        name: `ACERO ${grade.name} REDONDO ${diameter}" x 1 m`,
        picture: 'acero_especial',
        intro: grade.intro,
        norm: grade.norm,
        size: `diámetro ${by(d)} (${diameter}"), largo 1 m; se corta a medida`,
        weight: lengthWeight(perMetre(round(d)), 1),
        use: grade.use,
        perKg: grade.perKg,
      });
    }),
  ),
);

/** Tool steel for cold work: thickness and width in inches, cut to half a metre. */
const COLD_WORK: [thickness: string, width: string][] = [
  ['1/2', '2'],
  ['1/2', '4'],
  ['3/4', '4'],
  ['1', '4'],
  ['1', '6'],
  ['1 1/2', '6'],
  ['2', '6'],
];

const coldWork: Draft[] = COLD_WORK.map(([thickness, width]) => {
  const [t, b] = [inches(thickness), inches(width)];
  return steel({
    name: `ACERO AISI D2 PLATINA ${thickness}" x ${width}" x 0.5 m`,
    picture: 'acero_especial',
    intro: 'Acero de herramientas con 12 % de cromo, de gran resistencia al desgaste.',
    norm: 'ASTM A681 D2',
    size: `${by(t, b)} (${thickness}" x ${width}"), largo 0.5 m; se corta a medida`,
    weight: lengthWeight(perMetre(flat(b, t)), 0.5),
    use: 'cuchillas, punzones, matrices de corte y rodillos',
    perKg: 28,
  });
});

export const specialSteels: Family = {
  code: 14,
  category: 'ACEROS ESPECIALES',
  drafts: interleave(rounds, coldWork),
};

const STAINLESS = {
  use: 'industria alimentaria, cocinas, barandas y ambientes con humedad',
  perKg: 23,
};
const stainless = (area: number) => lengthWeight(perMetre(area, STAINLESS_304), 6);

const STAINLESS_TUBES: [h: string, b: string, walls: number[]][] = [
  ['1', '1', [1.2, 1.5]],
  ['1 1/2', '1 1/2', [1.2, 1.5]],
  ['2', '2', [1.5, 2]],
  ['2', '1', [1.2, 1.5]],
];

const stainlessTubes: Draft[] = STAINLESS_TUBES.flatMap(([h, b, walls]) =>
  walls.map((wall) => {
    const shape = h === b ? 'CUADRADO' : 'RECTANGULAR';
    return steel({
      ...STAINLESS,
      name: `TUBO ${shape} INOX 304 ${h}" x ${b}" x ${wall.toFixed(1)} mm x 6 m`,
      picture: `tubo_${shape.toLowerCase()}_galvanizado`,
      intro: `Tubo ${shape.toLowerCase()} ornamental de acero inoxidable, de acabado satinado.`,
      norm: 'ASTM A554, grado 304',
      size: `${by(inches(h), inches(b))} (${h}" x ${b}"), espesor ${wall.toFixed(1)} mm, largo 6 m`,
      weight: stainless(hollowSection(inches(h), inches(b), wall)),
    });
  }),
);

const stainlessRounds: Draft[] = ['1/4', '3/8', '1/2', '3/4', '1', '1 1/2'].map((diameter) =>
  steel({
    ...STAINLESS,
    name: `BARRA REDONDA INOX 304 ${diameter}" x 6 m`,
    picture: 'barras_inoxidable',
    intro: 'Barra redonda de acero inoxidable austenítico, de acabado brillante.',
    norm: 'ASTM A276, grado 304',
    size: `diámetro ${by(inches(diameter))} (${diameter}"), largo 6 m`,
    weight: stainless(round(inches(diameter))),
  }),
);

const stainlessFlats: Draft[] = ['1', '1 1/2', '2'].map((width) =>
  steel({
    ...STAINLESS,
    name: `PLATINA INOX 304 1/8" x ${width}" x 6 m`,
    picture: 'platina_inoxidable',
    intro: 'Barra plana de acero inoxidable austenítico, laminada y decapada.',
    norm: 'ASTM A276, grado 304',
    size: `${by(inches('1/8'), inches(width))} (1/8" x ${width}"), largo 6 m`,
    weight: stainless(flat(inches(width), inches('1/8'))),
  }),
);

const stainlessAngles: Draft[] = ['3/4', '1', '1 1/2', '2'].map((leg) =>
  steel({
    ...STAINLESS,
    name: `ÁNGULO INOX 304 ${leg}" x 1/8" x 6 m`,
    picture: 'angulo_inoxidable',
    intro: 'Perfil en L de acero inoxidable austenítico, de alas iguales.',
    norm: 'ASTM A276, grado 304',
    size: `alas de ${by(inches(leg), inches(leg))} (${leg}"), espesor ${by(inches('1/8'))} (1/8"), largo 6 m`,
    weight: stainless(angle(inches(leg), inches(leg), inches('1/8'))),
  }),
);

const stainlessSheets: Draft[] = [0.6, 0.8, 1, 1.2, 1.5, 2].map((t) =>
  steel({
    ...STAINLESS,
    name: `PLANCHA INOX 304 ${t.toFixed(1)} mm x 1.22 m x 2.44 m`,
    picture: 'plancha_laf',
    intro: 'Plancha de acero inoxidable austenítico, de acabado 2B.',
    norm: 'ASTM A240, grado 304',
    size: `espesor ${t.toFixed(1)} mm, 1.22 x 2.44 m`,
    weight: sheetWeight(perSquareMetre(t, STAINLESS_304), 1.22, 2.44),
  }),
);

export const stainlessSteel: Family = {
  code: 22,
  category: 'ACERO INOXIDABLE',
  drafts: interleave(
    stainlessTubes,
    stainlessRounds,
    stainlessAngles,
    stainlessFlats,
    stainlessSheets,
  ),
};
