import { electrodes } from './grades.ts';

/** Before a yield strength in kg/cm², MPa, kg/mm² (42) or ksi (60), which is the grade of rebar. */
export const strengthWord = 'fy';
export const strengthGrades: Readonly<Record<string, string>> = {
  42: 'G42',
  60: 'G60',
  280: 'G40',
  420: 'G60',
  520: 'G75',
  2800: 'G40',
  4200: 'G60',
  5250: 'G75',
};

/** Machine steel, which the trade names by its SAE number alone: `ACERO 1045 REDONDO 2"`. */
const bareSteels: readonly string[] = ['1018', '1020', '1045', '1060', '4140', '4340', '8620'];

/** Stainless steel, also by its number at the end: `TUBO INOX 2" X 1.5 MM 304`. */
export const bareStainless: readonly string[] = ['201', '304', '316', '430'];

/** Steel of tools: `AISI D2`, `H13`. */
export const toolSteels: readonly string[] = ['d2', 'd3', 'h13', 'o1', 'p20', 's1', 'w1'];

/** Names of steel before a tool steel: `barra D2`. */
export const toolSteelProducts: readonly string[] = [
  'acero',
  'barra',
  'plancha',
  'eje',
  'redondo',
  'cuadrado',
  'hexagonal',
  'rolled',
];

/** Numbers that are codes behind the word for what they are a code of: `ACERO 1045`, `ELECTRODO 7018`. */
export const bareCodes: readonly {
  prefix: string;
  numbers: readonly string[];
  behind: readonly string[];
}[] = [
  { prefix: 'SAE ', numbers: bareSteels, behind: toolSteelProducts },
  {
    prefix: 'E',
    numbers: electrodes,
    behind: ['elect*', 'soldadura'],
  },
];
