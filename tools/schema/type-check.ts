import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';

/** An error of the type checker. */
export interface TypeError extends Diagnostic {
  /** 2339 for TS2339. */
  code: number;
}

/** Type-checks every part of the project, as `npm run check` does; without consequential errors. */
export async function typeCheckProject(root: string): Promise<TypeError[]> {
  const parts = ['.', ...readdirSync(root)].filter(
    (name) => name !== 'node_modules' && existsSync(join(root, name, 'tsconfig.json')),
  );
  const found = (await Promise.all(parts.map((part) => typeCheck(root, root, part)))).flat();
  const errors = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
  const own = errors.filter(({ file }) => !file.includes('/generated/'));
  const causes = new Set(own.filter((one) => !isImplicitAny(one)).map(({ file }) => file));
  const left = own.filter((one) => !isImplicitAny(one) || !causes.has(one.file));
  return left.length > 0 ? left : errors;
}

/** Follows from an error that leaves a function without the types of its parameters. */
function isImplicitAny({ code }: TypeError): boolean {
  return code === 7006 || code === 7031;
}

/**
 * Type-checks a TypeScript project.
 * @param root of the checkout, which holds the compiler
 * @param folder where it runs; the errors' files are relative to it
 * @param project relative to the folder
 * @throws Error when the compiler fails without reporting an error in a file
 */
export async function typeCheck(
  root: string,
  folder: string,
  project: string,
): Promise<TypeError[]> {
  const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const args = [compiler, '-p', project, '--pretty', 'false'];
  const options = { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY };
  const [failure, output] = await new Promise<[Error | null, string]>((done) => {
    execFile(process.execPath, args, options, (error, stdout) => done([error, stdout]));
  });
  const errors = readErrors(output);
  if (failure && errors.length === 0) {
    throw new Error(`The type check failed: ${output}${failure.message}`);
  }
  return errors;
}

const error = /^(.+?)\((\d+),\d+\): error TS(\d+): (.+)((?:\n +.+)*)/gm;
/** Of the lines that explain an error, the one that names the properties. */
const property =
  /^ +((?:Property|Types of property) '.+|Type '.+ is missing the following properties .+)$/m;
const longObjectType = /'\{[^']{40,}\}'/g;
const longType = /'([^']{60})[^']{20,}'/g;

/** Parses the compiler's output; long types are shortened. */
function readErrors(output: string): TypeError[] {
  return [...output.matchAll(error)].map(([, file = '', line, code, first = '', more = '']) => ({
    file: file.replaceAll('\\', '/'),
    line: Number(line),
    code: Number(code),
    message: (property.exec(more)?.[1] ?? first)
      .replace(longObjectType, "'{ … }'")
      .replace(longType, "'$1…'"),
  }));
}
