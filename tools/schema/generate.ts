import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { disableFragmentWarnings } from 'graphql-tag';
import { UserError } from '../lib/user-error.mjs';
import { messageOf } from './values.ts';
import type { DocumentFile, Workspace } from './workspace.ts';

// The generator reads documents by graphql-tag, which warns of fragments that it has read otherwise before.
disableFragmentWarnings();

/** A file as it should be. */
export interface GeneratedFile {
  /** Relative to the project. */
  file: string;
  content: string;
}

/**
 * What codegen.ts makes of a schema and documents; writes nothing. The generator's core, since its
 * command line takes longer to load than all the rest to do.
 *
 * @param sdl valid
 * @param wanted whether a file is wanted at all
 * @throws UserError where the generator refuses them
 */
export async function generateFiles(
  { root, codegen: settings }: Pick<Workspace, 'root' | 'codegen'>,
  sdl: string,
  documents: readonly DocumentFile[],
  wanted: (file: string) => boolean = () => true,
): Promise<GeneratedFile[]> {
  // Sorted, as the command line has it.
  const schemaAst = lexicographicSortSchema(buildSchema(sdl));
  const schema = parse(printSchema(schemaAst));
  const files = documents.map(({ file, document }) => ({ location: file, document }));
  const { emitLegacyCommonJSImports } = settings;
  const common = { ...settings.config, emitLegacyCommonJSImports, importExtension: '' };
  const outputs = Object.entries(settings.generates).filter(([filename]) => wanted(filename));
  return Promise.all(
    outputs.map(async ([filename, output]) => {
      if (Array.isArray(output)) throw new UserError(`codegen.ts: ${filename} has no plugins.`);
      const names = [output.plugins ?? []].flat().map(String);
      const plugins = await Promise.all(names.map((name) => loadPlugin(root, name)));
      const options = {
        filename,
        schema,
        schemaAst,
        documents: files.filter(({ document }) => document.definitions.length > 0),
        plugins: names.map((name) => ({ [name]: {} })),
        pluginMap: Object.fromEntries(names.map((name, index) => [name, plugins[index]])),
        config: { ...common, ...Object(output.config) },
      };
      try {
        return { file: filename, content: await codegen(options) };
      } catch (error) {
        throw new UserError(`The code generator refused it: ${messageOf(error)}`);
      }
    }),
  );
}

function loadPlugin(root: string, name: string) {
  const isOurs = name.startsWith('.');
  return import(isOurs ? pathToFileURL(join(root, name)).href : `@graphql-codegen/${name}`);
}

/** The files that are not what they should be. */
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
