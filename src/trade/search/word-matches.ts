import { impliedWords } from '../product/named-words.ts';
import { type Indexed, readAt, type WordGroup } from './indexed-name.ts';

/** What a product scores if its sizes imply all of some words: `negro`, `q188`. */
export interface Implied {
  words: readonly string[];
  weight: number;
}

/**
 * Scores of words by product, from 0 to 1. Where the sizes must tell whether a product is called so,
 * it is read when its score is asked for.
 */
export class WordMatches {
  /** By the words of a name or category. */
  readonly named = new Map<WordGroup, number>();
  /** By the words of a description. */
  readonly described = new Map<number, number>();
  /** Best first. */
  readonly implied = new Map<WordGroup, Implied[]>();
  readonly #index: Indexed;
  readonly #read = new Map<number, number>();

  constructor(index: Indexed) {
    this.#index = index;
  }

  /** How many products match at most. */
  get size(): number {
    let size = this.described.size;
    for (const group of this.#groups()) size += group.places.length;
    return size;
  }

  /** 0 for a product without the words. */
  get(place: number): number {
    const sure = this.#sure(place);
    const implied = this.implied.get(this.#groupOf(place));
    if (!implied || (implied[0]?.weight ?? 0) <= sure) return sure;
    let weight = this.#read.get(place);
    if (weight === undefined) {
      const own = impliedWords(readAt(this.#index, place).attributes);
      weight = implied.find(({ words }) => words.every((word) => own.includes(word)))?.weight ?? 0;
      this.#read.set(place, weight);
    }
    return Math.max(sure, weight);
  }

  has(place: number): boolean {
    return this.#sure(place) > 0 || this.get(place) > 0;
  }

  /** Whether a product may have the words, before it is read. */
  mayHave(place: number): boolean {
    return this.#sure(place) > 0 || this.implied.has(this.#groupOf(place));
  }

  isEmpty(): boolean {
    if (this.named.size > 0 || this.described.size > 0) return false;
    for (const place of this.places()) if (this.has(place)) return false;
    return true;
  }

  /** The products that may have the words. */
  *places(): Iterable<number> {
    for (const { places } of this.#groups()) yield* places;
    for (const place of this.described.keys()) {
      const group = this.#groupOf(place);
      if (!this.named.has(group) && !this.implied.has(group)) yield place;
    }
  }

  /** Only scores of more than `least`. */
  above(least: number): WordMatches {
    const isAbove = (weight: number) => weight > least;
    const matches = new WordMatches(this.#index);
    for (const [group, weight] of this.named) {
      if (isAbove(weight)) matches.named.set(group, weight);
    }
    for (const [place, weight] of this.described) {
      if (isAbove(weight)) matches.described.set(place, weight);
    }
    for (const [group, implied] of this.implied) {
      const rest = implied.filter(({ weight }) => isAbove(weight));
      if (rest.length > 0) matches.implied.set(group, rest);
    }
    return matches;
  }

  /** Only those of names and categories. */
  ofNames(): WordMatches {
    const matches = new WordMatches(this.#index);
    for (const [group, weight] of this.named) matches.named.set(group, weight);
    for (const [group, implied] of this.implied) matches.implied.set(group, implied);
    return matches;
  }

  #sure(place: number): number {
    const named = this.named.get(this.#groupOf(place)) ?? 0;
    return Math.max(named, this.described.get(place) ?? 0);
  }

  *#groups(): Iterable<WordGroup> {
    yield* this.named.keys();
    for (const group of this.implied.keys()) if (!this.named.has(group)) yield group;
  }

  #groupOf(place: number): WordGroup {
    return this.#index.groupOf[place] as WordGroup;
  }
}

export function raise<Key>(weights: Map<Key, number>, key: Key, weight: number): void {
  if ((weights.get(key) ?? 0) < weight) weights.set(key, weight);
}
