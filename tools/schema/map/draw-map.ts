import type { CodeFacts } from '../impact/impact.ts';
import type { Workspace } from '../project.ts';
import type { GeneratedFile } from '../update/generate.ts';
import { mapText } from './map-text.ts';
import { mapPicture } from './picture.ts';
import { readMap } from './read-map.ts';

/** The map's two files as the tree gives them; writes nothing. */
export async function drawMap(workspace: Workspace, facts: CodeFacts): Promise<GeneratedFile[]> {
  const map = readMap(workspace, facts);
  return [
    { file: 'docs/contract-map.md', content: mapText(map) },
    { file: 'docs/contract-map.svg', content: await mapPicture(map) },
  ];
}
