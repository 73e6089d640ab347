import { rebar, roundBars, squareBars } from './families/bars.ts';
import { hinges, locks, paints, silicones } from './families/fittings.ts';
import { drills, pliers, spanners, vices } from './families/hand-tools.ts';
import { rectangularTubes, squareTubes } from './families/hollow-sections.ts';
import { grinders, welders } from './families/machines.ts';
import { meshes } from './families/meshes.ts';
import { angles, beams, channels, flats, tees } from './families/profiles.ts';
import { galvanisedTubes, pipes, roundTubes } from './families/round-tubes.ts';
import { chequeredPlates, galvanisedSheets, plates, roofing } from './families/sheets.ts';
import { specialSteels, stainlessSteel } from './families/special-steels.ts';
import { discs, electrodes } from './families/welding-supplies.ts';
import type { Family } from './product.ts';

/**
 * Every family in shop order. The first half are the shelves of the home page:
 * the steel that a workshop comes for, then the two machines that it works
 * with. The lines asked for less often and the hardware follow.
 */
export const families: readonly Family[] = [
  squareTubes,
  angles,
  plates,
  rectangularTubes,
  rebar,
  beams,
  roundTubes,
  chequeredPlates,
  flats,
  meshes,
  channels,
  roundBars,
  galvanisedTubes,
  specialSteels,
  welders,
  grinders,

  roofing,
  galvanisedSheets,
  pipes,
  tees,
  squareBars,
  stainlessSteel,
  electrodes,
  discs,
  drills,
  locks,
  hinges,
  pliers,
  spanners,
  vices,
  silicones,
  paints,
];
