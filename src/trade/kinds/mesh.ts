import { round2 } from '../../lib/round.ts';
import { meshCodes, wireGauges } from '../lexicon/sheets.ts';
import { sheetMetres } from '../lexicon/sizes.ts';
import { isSameLength, length } from '../sizes/measure.ts';
import { noReading, type SizedText, type SizeReader, type SizeReading } from '../sizes/reading.ts';
import { formatOnly, sheetReader } from '../sizes/sheet-reader.ts';
import { isWord } from '../text/token-tests.ts';
import type { Token } from '../text/tokens.ts';
import { roundArea } from './area.ts';
import { sheet } from './defaults.ts';
import type { Kind, SteelSizes } from './kind.ts';
import { drawn, rectangle, type SectionShape } from './shape.ts';

const format = { thickest: 13, hasOpenings: false, isCutToLength: false, isInFeet: true };
const readNumbers = sheetReader({ ...format, hasOpenings: true, isInFeet: false });

const spanishMesh = 'mallazo';

export const mesh: Kind<'mesh'> = {
  ...sheet,
  name: 'mesh',
  namings: [{ head: 'malla' }, { head: spanishMesh }],
  calledBySize: Object.keys(meshCodes),
  alsoCalled: ({ variant, sizes, thickness }) =>
    variant === 'welded' && thickness && sizes.length > 0
      ? Object.entries(meshCodes).flatMap(([code, [wire, opening]]) =>
          isSameLength(wire, thickness.mm) && sizes.every(({ mm }) => isSameLength(mm, opening))
            ? [code]
            : [],
        )
      : [],
  variantOf: (tokens) =>
    codeOf(tokens) !== '' || isSpanish(tokens) || gaugesIn(tokens) ? 'welded' : null,
  read: (text) => readCode(text) ?? readSpanish(text) ?? readMexican(text) ?? readNumbers(text),
  // Else a roll, or by the metre.
  soldAs: (sizes) => (sizes.sheet ? 'sheet' : 'piece'),
  weigh,
  lines: ({ across, thickness, format: sides }) => [[...thickness], [...across], [...sides]],
  labels: { across: 'Cocada', down: 'Cocada', wall: 'Alambre' },
  draw,
};

/** Welded mesh by its code: `Q188 2.40 x 6.00 m`. */
function readCode({ tokens, givens }: Parameters<SizeReader>[0]) {
  const [wire, opening] = meshCodes[codeOf(tokens)] ?? [];
  if (wire === undefined || opening === undefined) return null;
  const side = length(opening / 10, 'cm');
  return [
    {
      ...noReading,
      sizes: [side, side],
      thickness: length(wire, 'mm'),
      ...formatOnly(format, givens),
    },
  ];
}

const isSpanish = (tokens: readonly Token[]) => isWord(tokens[0], [spanishMesh]);

/** In mm: wires of welded mesh (UNE 36092), and its widest opening. */
const spanishWires = { least: 4, most: 12 };
const widestOpening = 400;

/** `MALLAZO 15x30x5 6x2,20`: openings in cm, wire in mm, and the sheet in metres. */
function readSpanish({ tokens, givens }: SizedText): readonly SizeReading[] | null {
  const [first, second, wire, ...sides] = givens;
  const isBare = givens.every(({ unit, isFraction }) => unit === null && !isFraction);
  if (!isSpanish(tokens) || !first || !second || !wire || sides.length !== 2 || !isBare)
    return null;
  const openings = [first, second].map(({ value }) => length(value, 'cm'));
  const isWire = wire.value >= spanishWires.least && wire.value <= spanishWires.most;
  const isSheet = sides.every(({ value }) => sheetMetres.includes(value));
  if (!isWire || !isSheet || openings.some(({ mm }) => mm > widestOpening)) return null;
  const [width, long] = sides.map(({ value }) => length(value, 'm')).sort((a, b) => a.mm - b.mm);
  const sheet = width && long ? ([width, long] as const) : null;
  return [{ ...noReading, sizes: openings, thickness: length(wire.value, 'mm'), sheet }];
}

/** In inches: the opening of mesh that is named by the gauge of its wires. */
const gaugedOpening = 6;

const gaugedMesh = new RegExp(
  String.raw`(?:^| )${gaugedOpening} ?[x-] ?${gaugedOpening}[ -]+(${Object.keys(wireGauges).join('|')}) ?- ?\1(?![\d.,])`,
);

/** Openings and wires in inches and gauges: `6x6-10/10`, `6-6/10-10`. */
function gaugesIn(tokens: readonly Token[]) {
  const match = gaugedMesh.exec(tokens[0]?.source.plain.replaceAll('/', '-') ?? '');
  return match && { end: match.index + match[0].length, gauge: match[1] ?? '' };
}

/** `MALLA 6x6-10/10 2.50 x 40 m` */
function readMexican({ tokens, givens }: SizedText): readonly SizeReading[] | null {
  const found = gaugesIn(tokens);
  const wire = found && wireGauges[found.gauge];
  if (!found || !wire) return null;
  const side = length(gaugedOpening, 'in');
  const rest = givens.filter(({ token }) => token.start >= found.end);
  const isOnly = rest.every(({ unit, decimals }) => unit === 'm' || decimals > 0);
  const sheet = isOnly ? formatOnly(format, rest) : { sheet: null, roles: [] };
  return [{ ...noReading, sizes: [side, side], thickness: length(wire, 'mm'), ...sheet }];
}

function codeOf(tokens: readonly Token[]): string {
  const code = tokens.find(({ kind, text }) => kind === 'code' && text.toLowerCase() in meshCodes);
  return code?.text.toLowerCase() ?? '';
}

/** Of welded mesh; strand and flat width of expanded metal are unknown. */
function weigh({ variant, sizes, thickness }: SteelSizes, density: number): number | null {
  const [first, second] = sizes;
  if (variant !== 'welded' || !thickness || !first || !second) return null;
  return (1 / first.mm + 1 / second.mm) * roundArea(thickness.mm) * density * 1e-3;
}

/** Three openings each way with wires to scale; diamonds for expanded metal. */
function draw({ sizes, thickness, variant }: SteelSizes): SectionShape | null {
  const [across, along] = sizes.map(({ mm }) => mm);
  const wire = thickness?.mm ?? 0;
  if (!across || !along || !wire || 2 * wire >= Math.min(across, along)) return null;
  const width = 3 * across + wire;
  const height = 3 * along + wire;
  const opening = (column: number, row: number) =>
    variant === 'expanded'
      ? diamond(column * across + wire / 2, row * along + wire / 2, across, along, wire)
      : rectangle(column * across + wire, row * along + wire, across - wire, along - wire);
  const grid = (places: readonly number[]) =>
    places.flatMap((row) => places.map((column) => opening(column, row))).join('');
  const path =
    rectangle(0, 0, width, height) +
    grid([0, 1, 2]) +
    (variant === 'expanded' ? grid([0.5, 1.5]) : '');
  const wall = [3 * across + wire / 2, along / 2] as const;
  return drawn(path, [round2(width), round2(height)], wall, [across, along]);
}

function diamond(x: number, y: number, across: number, along: number, strand: number): string {
  const dx = round2((across - strand) / 2);
  const dy = round2((along - strand * (along / across)) / 2);
  return `M${round2(x + across / 2)} ${round2(y + along / 2 - dy)}l${dx} ${dy}l${-dx} ${dy}l${-dx} ${-dy}z`;
}
