import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithNpm, main } from './lib/project.mjs';
import { SignInError, signIn } from './lib/sign-in.ts';
import { UserError } from './lib/user-error.mjs';

// `npm run catalogue -- export FILE | import FILE`: the catalogue of a running shop, by its private
// page. Exit codes of an import: 0 written or nothing to do, 3 a person has to confirm it and nothing
// was written, 4 refused.
const exitCodes = { written: 0, unchanged: 0, confirm: 3, refused: 4 } as const;

interface Imported {
  state: keyof typeof exitCodes;
  text: string;
}

const usage = `Usage: npm run catalogue -- export FILE | import FILE [--tax add|keep]
FILE is .xlsx or .csv. --tax is for prices whose heading says that they are without IGV: add it to
them, or keep them because they include it. ADMIN_TOKEN is the password of the private page, ADMIN_URL its address
(http://127.0.0.1:9090 by default).`;

main(async () => {
  endWithNpm();
  const { positionals, tax } = readArguments();
  const [task, file, ...others] = positionals;
  const isWrong = tax !== undefined && (task !== 'import' || !['add', 'keep'].includes(tax));
  if (!file || others.length > 0 || isWrong || (task !== 'export' && task !== 'import')) {
    throw new UserError(usage);
  }
  return task === 'export' ? exportTo(file) : importFrom(file, tax);
});

function readArguments(): { positionals: string[]; tax: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { tax: { type: 'string' } },
    });
    return { positionals, tax: values.tax };
  } catch {
    throw new UserError(usage);
  }
}

async function exportTo(file: string): Promise<number> {
  const [, type] = /\.(csv|xlsx)$/i.exec(file) ?? [];
  if (!type) throw new UserError(`${file} is neither .xlsx nor .csv.`);
  const response = await requestAdmin(`/admin/catalogo.${type.toLowerCase()}`);
  await writeFile(file, new Uint8Array(await response.arrayBuffer()));
  console.log(`The catalogue is in ${file}.`);
  return 0;
}

async function importFrom(file: string, tax: string | undefined): Promise<number> {
  const bytes = await readFile(file).catch(({ message }: Error) => {
    throw new UserError(message);
  });
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), basename(file));
  if (tax !== undefined) body.set('tax', tax);
  const response = await requestAdmin('/admin/import.json', { method: 'POST', body });
  const { state, text } = (await response.json()) as Imported;
  console.log(text);
  return exitCodes[state];
}

/** @throws UserError when the private page does not answer, or refuses the password */
async function requestAdmin(path: string, init: RequestInit = {}): Promise<Response> {
  const { ADMIN_TOKEN: token, ADMIN_URL: address = 'http://127.0.0.1:9090' } = process.env;
  if (!token) throw new UserError('Set ADMIN_TOKEN, the password of the private page.');
  try {
    const headers = { cookie: await signIn(address, token) };
    const response = await fetch(new URL(path, address), { ...init, headers });
    if (response.ok) return response;
    throw new SignInError(response.status);
  } catch (error) {
    throw new UserError(`The private page at ${address} ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof SignInError)) {
    return `does not answer: ${(error as Error).cause ?? error}`;
  }
  const wrong = 'ADMIN_TOKEN is not its password; set the one that was chosen on the page';
  return error.status === 401 ? `refused the request: ${wrong}` : `answered ${error.status}`;
}
