import { alfa } from './audit/alfa.ts';
import { axe } from './audit/axe.ts';
import { csp } from './audit/csp.ts';
import { graphqlHttp } from './audit/graphql-http.ts';
import { lighthouse } from './audit/lighthouse.ts';
import { mutants } from './audit/mutants.ts';
import { vnu } from './audit/vnu.ts';
import { backend } from './bench/backend.ts';
import { firstView } from './bench/first-view.ts';
import { largeShop } from './bench/large-shop.ts';
import { memory } from './bench/memory.ts';
import { pageChanges } from './bench/pages.ts';
import { scale } from './bench/scale.ts';
import { visitors } from './bench/visitors.ts';
import type { LabPart } from './lib/part.ts';

/** The parts of each command by name, in the order in which they run. */
export const commands: Readonly<Record<string, Readonly<Record<string, LabPart>>>> = {
  bench: {
    'first-view': firstView,
    pages: pageChanges,
    backend,
    visitors,
    memory,
    scale,
    'large-shop': largeShop,
  },
  audit: { 'graphql-http': graphqlHttp, csp, axe, alfa, vnu, lighthouse, mutants },
};
