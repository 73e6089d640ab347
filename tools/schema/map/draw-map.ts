import type { Code, Uses } from '../code/code.ts';
import type { GeneratedFile } from '../generate.ts';
import type { Workspace } from '../workspace.ts';
import { mapText } from './map-text.ts';
import { mapPicture } from './picture.ts';

/** The map's two files as the tree gives them; writes nothing. */
export async function drawMap(
  { contract }: Workspace,
  code: Code,
  uses: Uses,
): Promise<GeneratedFile[]> {
  return [
    { file: 'docs/schema-map.md', content: mapText(contract, code, uses) },
    { file: 'docs/schema-map.svg', content: await mapPicture(code, uses) },
  ];
}
