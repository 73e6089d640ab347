import type { Part } from './lib/part.ts';
import { axe } from './parts/axe.ts';
import { csp } from './parts/csp.ts';
import { graphqlHttp } from './parts/graphql-http.ts';
import { hostile } from './parts/hostile.ts';
import { hostileBrowser } from './parts/hostile-browser.ts';
import { htmlcs } from './parts/htmlcs.ts';
import { ibm } from './parts/ibm.ts';
import { keyboard } from './parts/keyboard.ts';
import { kill } from './parts/kill.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { load } from './parts/load.ts';
import { observatory } from './parts/observatory.ts';
import { overload } from './parts/overload.ts';
import { sigterm } from './parts/sigterm.ts';
import { soak } from './parts/soak.ts';
import { vnu } from './parts/vnu.ts';

/** Every part by its name, in the order in which they run and stand in the report. */
export const parts: Readonly<Record<string, Part>> = {
  'graphql-http': graphqlHttp,
  csp,
  observatory,
  axe,
  ibm,
  htmlcs,
  vnu,
  lighthouse,
  keyboard,
  hostile,
  'hostile-browser': hostileBrowser,
  load,
  kill,
  sigterm,
  overload,
  soak,
};

/** Their headings. */
export const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(parts).map(([name, { title }]) => [name, title]),
);
