import { angle } from './angle.ts';
import { beam } from './beam.ts';
import { channel } from './channel.ts';
import { flat } from './flat.ts';
import { hexagonalBar } from './hexagonal-bar.ts';
import type { Kind as AnyKind } from './kind.ts';
import { mesh } from './mesh.ts';
import { plate } from './plate.ts';
import { rail } from './rail.ts';
import { rebar } from './rebar.ts';
import { rectangularTube } from './rectangular-tube.ts';
import { roofing } from './roofing.ts';
import { roundBar } from './round-bar.ts';
import { roundTube } from './round-tube.ts';
import { squareBar } from './square-bar.ts';
import { squareTube } from './square-tube.ts';
import { tee } from './tee.ts';

/** Every kind of steel product; their order means nothing. */
const all = [
  ...[squareTube, rectangularTube, roundTube],
  ...[angle, flat, tee, channel, beam, rail],
  ...[squareBar, roundBar, hexagonalBar, rebar],
  ...[plate, mesh, roofing],
] as const;

/** The name of a kind of steel product. */
export type Family = (typeof all)[number]['name'];

/** A registered kind. */
export type Kind = AnyKind<Family>;

export const kinds: readonly Kind[] = all;

const byName = new Map<Family, Kind>(kinds.map((kind) => [kind.name, kind]));

/** The kind of a product; null for other goods. */
export function kindOf({ family }: { family: Family | null }): Kind | null {
  return family === null ? null : kindNamed(family);
}

export function kindNamed(family: Family): Kind {
  const kind = byName.get(family);
  if (!kind) throw new Error(`No kind is named ${family}`);
  return kind;
}

/** All usual lengths in metres: `platina 1/8 x 1 - 6 m`. */
export const usualLengths: ReadonlySet<number> = new Set(
  kinds.flatMap(({ usual }) => usual.lengths),
);
