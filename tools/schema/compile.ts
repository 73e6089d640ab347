import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Diagnostic } from './diagnostic.ts';
import type { GeneratedFile } from './generate.ts';

/** What the type checker says, with the number of its message. */
export interface TypeError extends Diagnostic {
  code: number;
}

/**
 * Type-checks all parts of the project as they would be with other files in the place of some.
 *
 * @returns the errors, each once
 * @throws when the compiler fails without naming a place
 */
export async function checkTree(
  root: string,
  changed: readonly GeneratedFile[],
): Promise<TypeError[]> {
  return inCopy(root, async (copy) => {
    const folders = readdirSync(root, { withFileTypes: true })
      .filter(({ name }) => !/^\.|^(node_modules|dist|public|docs)$/.test(name))
      .map(({ name }) => name);
    const isSource = (path: string) => !path.endsWith('node_modules');
    for (const name of folders) {
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
    }
    // A project may name types by their place.
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    writeFiles(copy, changed);
    const projects = ['.', ...folders].filter((name) =>
      existsSync(join(copy, name, 'tsconfig.json')),
    );
    return distinct((await Promise.all(projects.map((one) => compile(root, copy, one)))).flat());
  });
}

/**
 * Type-checks the storefront as it would be with other files in the place of some, in several
 * variants at once: one run of the compiler reads once what they have in common.
 *
 * @param touched the modules that can tell the variants apart
 * @returns the errors of each variant
 */
export async function checkVariants(
  root: string,
  touched: Iterable<string>,
  variants: readonly (readonly GeneratedFile[])[],
): Promise<TypeError[][]> {
  return inCopy(root, async (copy) => {
    const modules = [...touched];
    const folders = variants.map((files, index) => {
      for (const file of modules) cpSync(join(root, file), join(copy, String(index), file));
      writeFiles(join(copy, String(index)), files);
      return String(index);
    });
    // What is not copied is found where it always is.
    const compilerOptions = { rootDirs: [...folders, root] };
    const include = [...folders, join(root, 'src/**/*.d.ts')];
    const project = { extends: join(root, 'src/tsconfig.json'), compilerOptions, include };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project));
    const errors = distinct(await compile(root, copy, '.'));
    return variants.map((_, index) =>
      errors.flatMap(({ file, ...error }) =>
        file.startsWith(`${index}/`) ? [{ ...error, file: file.slice(`${index}/`.length) }] : [],
      ),
    );
  });
}

/** A folder inside the project, from where its dependencies are found; gone when the work is done. */
async function inCopy<Result>(
  root: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  const parent = join(root, '.cache', 'schema');
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(join(parent, 'copy-'));
  try {
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: readonly GeneratedFile[]): void {
  for (const { file, content } of files) {
    mkdirSync(dirname(resolve(folder, file)), { recursive: true });
    writeFileSync(resolve(folder, file), content);
  }
}

async function compile(root: string, folder: string, project: string): Promise<TypeError[]> {
  const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const args = [compiler, '-p', project, '--pretty', 'false', '--checkers', '2'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<unknown>((done) => child.once('close', done).once('error', done));
  const [output, trouble, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  const errors = readErrors(output);
  if (code !== 0 && errors.length === 0) {
    throw new Error(`The type check failed: ${output}${trouble}${code}`);
  }
  return errors;
}

const error = /^(.+?)\((\d+),\d+\): error TS(\d+): (.+)((?:\n +.+)*)/gm;
/** Of the lines that explain an error, the one that names the property. */
const property = /^ +((?:Property|Types of property) '.+)$/m;

/** A type that is spelled out, in a line for people. */
const wholeType = /'\{[^']{40,}\}'/g;

/** The errors in the compiler's output, each told by the property that is wrong where two whole types are compared. */
export function readErrors(output: string): TypeError[] {
  return [...output.matchAll(error)].map(([, file = '', line, code, first = '', more = '']) => ({
    file: file.replaceAll('\\', '/'),
    line: Number(line),
    code: Number(code),
    message: (property.exec(more)?.[1] ?? first).replace(wholeType, "'{ … }'"),
  }));
}

function distinct(errors: readonly TypeError[]): TypeError[] {
  return [
    ...new Map(errors.map((one) => [`${one.file}:${one.line}:${one.message}`, one])).values(),
  ];
}
