import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Something to mend, at a line. */
export interface Complaint {
  /** Relative to the project. */
  file: string;
  line: number;
  message: string;
}

/** The projects of the tree: server and tools, the site, the tests. */
export const typeProjects: readonly string[] = ['.', 'src', 'tests'];

/**
 * Type-checks projects side by side.
 *
 * @param projects folders with a tsconfig.json
 * @returns the errors, each once
 * @throws when the compiler fails without naming a place
 */
export async function typeCheck(root: string, projects = typeProjects): Promise<Complaint[]> {
  const found = await Promise.all(projects.map((project) => check(root, project)));
  return [
    ...new Map(
      found
        .flat()
        .map((complaint) => [
          `${complaint.file}:${complaint.line}:${complaint.message}`,
          complaint,
        ]),
    ).values(),
  ];
}

async function check(root: string, project: string): Promise<Complaint[]> {
  const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const child = spawn(process.execPath, [compiler, '-p', project, '--pretty', 'false'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const complaints = readErrors(output);
  if (code !== 0 && complaints.length === 0) {
    throw new Error(`The type check of ${project} failed: ${output}${errors}`);
  }
  return complaints;
}

const error = /^(.+?)\((\d+),\d+\): error TS\d+: (.+)$/gm;

/** The errors in the compiler's output, without the lines that explain them further. */
export function readErrors(output: string): Complaint[] {
  return [...output.matchAll(error)].map(([, file = '', line = '', message = '']) => ({
    file: file.replaceAll('\\', '/'),
    line: Number(line),
    message,
  }));
}
