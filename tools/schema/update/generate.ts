import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Workspace } from '../project.ts';
import { messageOf, Unusable } from '../trouble.ts';

/** A generated file as it should be. */
export interface GeneratedFile {
  /** Relative to the project. */
  file: string;
  content: string;
}

/**
 * What codegen.ts makes of a schema and documents; writes nothing.
 *
 * @param schema SDL
 * @param documents texts of GraphQL documents; none for the files that codegen.ts names
 * @throws Unusable where the generator refuses them
 */
export async function generateFiles(
  { root, codegen }: Workspace,
  schema: string,
  documents?: readonly string[],
): Promise<GeneratedFile[]> {
  // Takes a second to load; a verb that finds the candidate wanting never needs it.
  const { generate } = await import('@graphql-codegen/cli');
  try {
    const files: { filename: string; content: string }[] = await generate(
      {
        ...codegen,
        cwd: root,
        silent: true,
        schema,
        ...(documents && { documents: [...documents] }),
      },
      false,
    );
    return files.map(({ filename, content }) => ({
      file: relative(root, resolve(root, filename)).replaceAll('\\', '/'),
      content,
    }));
  } catch (error) {
    throw new Unusable(`The code generator refused it: ${messageOf(error)}`);
  }
}

/** The generated files that are not what they should be. */
export function staleFiles(root: string, files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ file, content }) => textOf(resolve(root, file)) !== content);
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
