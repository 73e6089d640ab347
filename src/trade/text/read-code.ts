import { type GradeSystem, gradeSystems, namedSchedules } from '../lexicon/grades.ts';
import { numberTitles } from '../lexicon/requests.ts';
import { roofingProfiles, surfaces } from '../lexicon/sheets.ts';
import {
  bareCodes,
  bareStainless,
  strengthGrades,
  strengthWord,
  toolSteelProducts,
  toolSteels,
} from '../lexicon/steels.ts';
import { sizeLetters } from '../lexicon/units.ts';
import { systemWords } from '../lexicon/words.ts';
import { dictionary, isSpelling } from './dictionary.ts';
import { hasDigits } from './grade-digits.ts';
import { fitsAt, matchAt } from './match-at.ts';
import { namesNorms, readNorm } from './read-norm.ts';
import { tradeWord } from './trade-word.ts';
import { unitNamed } from './unit-named.ts';

/** A grade, norm or gauge as names of products write it. */
export interface Code {
  text: string;
  /** Characters that it was read from. */
  length: number;
}

const systemNamed = dictionary(gradeSystems, ({ spellings }) => spellings);

function systemOf(letters: string): GradeSystem | null {
  return systemNamed(letters) ?? systemNamed(tradeWord(letters)?.word ?? '');
}

/** Whether letters begin the codes of a system of grades: `SAE`, `g°`, `fy`. */
export function namesGrades(word: string): boolean {
  const [letters = ''] = /^\p{L}*/u.exec(word.toLowerCase()) ?? [];
  return (
    letters === strengthWord ||
    namesNorms(letters) ||
    (letters !== '' && systemOf(letters) !== null)
  );
}

/** Whether a code is of a known system of grades, as `A706` or `SAE 1045` but not `C2` or `R1`. */
export function isGrade(code: string): boolean {
  const [, letters = '', steel = ''] = /^(\p{L}+) ?(\p{L}?\d+)/u.exec(code.toLowerCase()) ?? [];
  const system = systemOf(letters);
  return system !== null && (hasDigits(system, steel) || toolSteels.includes(steel));
}

const spellingsOfGrade = (prefix: string) =>
  gradeSystems.flatMap((system) => (system.prefix === prefix ? system.spellings : []));

const letterOrDigit = /[\p{L}\d]/uy;
/** What all codes of letters begin with; most words fail here. */
const lettersAndDigit = /\p{L}+[.°º]?[ -]{0,2}[a-z]?\d/uy;
const gaugePattern = /# ?\d+/y;
/** A size may be before an x: `1020 x 2400`. */
const bareSteel = /(\d{4})(?:$| (?![x*\u00d7])(?:(\p{L}+)|[Ø\d]))/uy;
const stainless = /(\d{3})l?(?![\p{L}\d]|[.,/]\d| ?[x*\u00d7"'])(?: ?(\p{L}+))?/uy;
/** Behind inches or a thickness another number may follow, behind an x a size. */
const endsInTimes = /[x*\u00d7] ?$/u;
const surfacePattern = /\d[a-z](?![\p{L}\d])/uy;
const codePattern = /(\p{L}+)[.°º]?[ -]{0,2}(\d{1,4})([a-z][a-z\d+]{0,3})?(?![\p{L}\d]|[.,/]\d)/uy;
/** `GR 50`, `-50` and the Chilean `-420H` behind a norm. */
const strength = new RegExp(
  String.raw`(?: ?-? ?(?:${spellingsOfGrade('G').join('|')})\.? ?-?|-)(\d{2}(?:0?h)?)(?![\d/.,]| ?["/])`,
  'y',
);
const toolSteel = new RegExp(
  String.raw`((?:${spellingsOfGrade('AISI').join('|')})[ -]?)?([a-z]\d{1,2})(?![\p{L}\d]|[.,/]\d)`,
  'uy',
);
const scheduleSpellings = spellingsOfGrade('SCH');
const scheduleLetters = new Set(scheduleSpellings.map(([letter = '']) => letter));
const namedSchedule = new RegExp(
  String.raw`(?:${scheduleSpellings.join('|')})\.?[ -]?(${namedSchedules.join('|')})(?![\p{L}\d])`,
  'uy',
);
const yieldStrength = new RegExp(
  String.raw`${strengthWord} ?=? ?(\d{2,4})(?![\d.,/])(?: ?(?:kg ?/ ?cm2?|mpa)(?!\p{L}))?`,
  'uy',
);
const anyCode = /(\p{L}{1,4})-?\d{1,5}[a-z]?(?![\p{L}\d]|[.,/]\d)/uy;

/** Reads a code at a position of a normalized text; null for a word or number. */
export function readCode(text: string, at: number): Code | null {
  if (at > 0 && fitsAt(letterOrDigit, text, at - 1)) return null;
  const first = text[at] ?? '';
  if (first === '#') return readGauge(text, at);
  if (first >= '0' && first <= '9') {
    return readSurface(text, at) ?? readBareSteel(text, at) ?? readStainless(text, at);
  }
  const strength = first === strengthWord[0] ? readStrength(text, at) : null;
  if (strength) return strength;
  const schedule = scheduleLetters.has(first) ? readNamedSchedule(text, at) : null;
  if (schedule) return schedule;
  const norm = readNorm(text, at);
  if (norm) return norm;
  if (!fitsAt(lettersAndDigit, text, at)) return null;
  return readToolSteel(text, at) ?? readGrade(text, at) ?? readOther(text, at);
}

/** `#30` */
function readGauge(text: string, at: number): Code | null {
  const [gauge] = matchAt(gaugePattern, text, at) ?? [];
  return gauge === undefined ? null : { text: gauge.replace(' ', ''), length: gauge.length };
}

/** `2B`, `5V` */
function readSurface(text: string, at: number): Code | null {
  const [surface = ''] = matchAt(surfacePattern, text, at) ?? [];
  const name = surface.toUpperCase();
  const isKnown = surfaces.includes(surface) || roofingProfiles.includes(name);
  return isKnown ? { text: name, length: 2 } : null;
}

/** `ACERO 1045` is SAE 1045. */
function readBareSteel(text: string, at: number): Code | null {
  const [, steel = '', next = ''] = matchAt(bareSteel, text, at) ?? [];
  // With a unit it is a size or a quantity.
  const before = text.slice(Math.max(at - nearBefore, 0), at);
  const row = bareCodes.find(({ numbers }) => numbers.includes(steel));
  if (!row || unitNamed(next) || endsInTimes.test(before) || !namesOne(before, row.behind))
    return null;
  return { text: `${row.prefix}${steel}`, length: steel.length };
}

/** `TUBO INOX 2" X 1.5 MM 304` is INOX 304. */
function readStainless(text: string, at: number): Code | null {
  const [, steel = '', next = ''] = matchAt(stainless, text, at) ?? [];
  const before = text.slice(0, at);
  if (!bareStainless.includes(steel) || unitNamed(next) || endsInTimes.test(before)) return null;
  const isNamed = before.split(' ').some((word) => tradeWord(word)?.word === systemWords.INOX);
  const { length } = steel;
  return isNamed
    ? { text: `INOX ${steel}`, length: text[at + length] === 'l' ? length + 1 : length }
    : null;
}

/** `fy=4200 kg/cm2` is grade 60. */
function readStrength(text: string, at: number): Code | null {
  const [written = '', value = ''] = matchAt(yieldStrength, text, at) ?? [];
  const grade = strengthGrades[value];
  return grade === undefined ? null : { text: grade, length: written.length };
}

/** `SCH STD` */
function readNamedSchedule(text: string, at: number): Code | null {
  const [written = '', name] = matchAt(namedSchedule, text, at) ?? [];
  return name === undefined ? null : { text: `SCH ${name.toUpperCase()}`, length: written.length };
}

/** `AISI D2`, `D2` */
function readToolSteel(text: string, at: number): Code | null {
  const [written = '', system = '', steel = ''] = matchAt(toolSteel, text, at) ?? [];
  if (!toolSteels.includes(steel)) return null;
  // `D2` may be a diameter of 2.
  const isNamed =
    system !== '' || namesOne(text.slice(Math.max(at - nearBefore, 0), at), toolSteelProducts);
  if (!isNamed) return null;
  const name = system === '' ? steel : `AISI ${steel}`;
  return { text: name.toUpperCase(), length: written.length };
}

/** Characters in which the word before a bare tool steel is looked for. */
const nearBefore = 40;

/** Whether a word before a position is one of some words. */
function namesOne(before: string, names: readonly string[]): boolean {
  const words = before.split(' ').map((word) => tradeWord(word)?.word ?? word);
  return words.some((word) => names.some((name) => isSpelling(name, word)));
}

/** None, of low carbon, or standard: `316L`, `SCH 40S`. */
const usualSuffixes = ['', 'l', 's'];

/** `A36`, `A572-G50`, `S275JR`, `E7018`, `SCH 40` */
function readGrade(text: string, at: number): Code | null {
  const [written = '', letters = '', digits = '', suffix = ''] =
    matchAt(codePattern, text, at) ?? [];
  const system = written === '' ? null : systemOf(letters);
  if (!system || !hasDigits(system, digits) || isApart(system, written)) return null;
  const { suffixes = [], namedSuffixes = [] } = system;
  if (![...usualSuffixes, ...suffixes, ...namedSuffixes].includes(suffix)) return null;
  const ending = namedSuffixes.includes(suffix) ? suffix.toUpperCase() : '';
  const name = `${system.prefix}${system.isSpaced ? ' ' : ''}${digits}${ending}`;
  const end = at + written.length;
  const [more = '', grade] = (system.prefix === 'A' && matchAt(strength, text, end)) || [];
  const strong = grade?.endsWith('h') ? grade.toUpperCase() : `G${grade}`;
  return { text: grade ? `${name}-${strong}` : name, length: written.length + more.length };
}

/** `Q188`, `MAT-00140`; not letters before a size: `x2`, `p4mm`, `tubo2`. */
function readOther(text: string, at: number): Code | null {
  const [code = '', letters = ''] = matchAt(anyCode, text, at) ?? [];
  const isNumbering = numberTitles.includes(letters);
  if (code === '' || letters.length > 3 || sizeLetters.includes(letters) || isNumbering)
    return null;
  return { text: code.replace('-', '').toUpperCase(), length: code.length };
}

/** `e 308` is no electrode, `g 50` no grade; `a 36` and `q 188` are codes. */
function isApart({ isSpaced, isTouching }: GradeSystem, written: string): boolean {
  return (!isSpaced || isTouching === true) && /^[^aq] /.test(written);
}
