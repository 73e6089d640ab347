import type { Finish, Variant } from '../lexicon/words.ts';
import type { Dimensions, SizedText, SizeReader, SizeReading } from '../sizes/reading.ts';
import type { Token } from '../text/tokens.ts';
import type { SectionShape } from './shape.ts';

/** What is read of a piece of steel, as far as its kind asks for it. */
export interface SteelSizes extends Dimensions {
  variant: Variant | null;
  /** `A36`, `A572-G50`, `SAE 1045`. */
  grade: string | null;
  /** `SCH 40`. */
  schedule: string | null;
  finish: Finish | null;
}

/**
 * What names a kind. Of the kinds that fit, those whose own word is there go before those with a sign,
 * and both before the head alone; of several that fit alike, the sizes decide.
 */
export interface Naming {
  /** The word that names the product, or letters such as the L of `L 2 x 1/4`. */
  head: string;
  /** Words of which one names the kind: `cuadrado`, `corrugado`. */
  words?: readonly string[];
  /** Letters, beginnings of codes and words of which one hints at it: `SCH`, the `u` of `perfil u`. */
  signs?: readonly string[];
  /** None of these words. */
  without?: readonly string[];
}

/** The sizes of a piece in the lines of a mark or table cell. */
export type SizeLines = (sizes: Record<SizePart, readonly string[]>) => readonly string[][];

export type SizePart = 'across' | 'mass' | 'thickness' | 'format';

/**
 * A kind of steel product: a section or sheet. Everything that depends on the kind asks this object, so
 * a new kind is a new file in this folder and a line in `registry.ts`.
 */
export interface Kind<Name extends string = string> {
  /** As `npm run trade` prints it. */
  name: Name;
  namings: readonly Naming[];
  /** What a product is called besides its name: `ptr`, `q188`. */
  alsoCalled: (sizes: SteelSizes) => readonly string[];
  /** Those of them that depend on the sizes: `q188`. */
  calledBySize: readonly string[];
  /** The variant that a code names: a mesh with one is welded. */
  variantOf: (tokens: readonly Token[]) => Variant | null;

  /** Plausible readings of the numbers of a text, usual ones first; several where it is uncertain. */
  read: SizeReader;
  /** Whether a text that names the kind means another thing, by its numbers: a tee of one size. Null: never. */
  isOther: ((text: SizedText, readings: readonly SizeReading[]) => boolean) | null;
  /** Whether a name may write one of two equal sides: `ÁNGULO 2" x 1/4"`. */
  isSideOnce: boolean;

  /** What a line means that leaves it open, most usual first; empty where it is never assumed. */
  usual: {
    /** The first is none. */
    finishes: readonly string[];
    grades: readonly string[];
    /** In metres; names write them without a unit. */
    lengths: readonly number[];
    /** `1.20 m x 2.40 m` */
    formats: readonly string[];
  };
  /** Whether it is sold uncoated, which the trade calls black; else its coating is taken for granted. */
  isBlack: boolean;
  /** Whether a line without a variant means the one without: a plate that is not checkered. */
  hasPlainVariant: boolean;
  /** Whether lines leave its shape open where nothing else is sold in the size: `tubo 2 x 2`. */
  isUnnamed: boolean;

  /** A bar is weighed per metre and drawn from its end, a sheet per m² and from above. */
  form: 'bar' | 'sheet';
  /** What one of it is called next to its price. */
  soldAs: (sizes: SteelSizes) => 'bar' | 'sheet' | 'piece';
  /** kg per metre of a bar, per m² of a sheet, by its density in kg/m³; null where unknown. */
  weigh: (sizes: SteelSizes, density: number) => number | null;

  /** The facet by which a buyer chooses it first. */
  leading: 'size' | 'thickness' | 'weight';
  lines: SizeLines;
  /** What the dimensions of its drawing are called; empty where it has none. */
  labels: { across: string; down: string; wall: string };
  /** Null where a size is unknown. */
  draw: (sizes: SteelSizes) => SectionShape | null;
}

/** A kind as its file writes it: what a factory gives may be given anew. */
export type Own<Name extends string, Shared extends keyof Kind> = Omit<Kind<Name>, Shared> &
  Partial<Pick<Kind, Shared>>;
