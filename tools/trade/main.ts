import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { searchIndex } from '../../src/trade/index.ts';
import { inProject, main } from '../lib/project.mjs';
import { UserError } from '../lib/user-error.mjs';
import { readCatalogueFile } from './catalogue-file.ts';
import { explainList, explainName, explainSearch } from './explain.ts';

const tradeHelp = `npm run trade -- names|lines|search [--catalogue FILE] < TEXT

Reads lines from standard input and prints one JSON object for each:
  names    what the shop reads in a product name (lengths in mm, weights in kg)
  lines    how it reads a pasted list, all lines together
  search   what the search box finds

  --catalogue FILE   an exported XLSX or CSV file, or JSON as in server/seed (default: the seed)`;

main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { catalogue: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [command = '', ...others] = positionals;
  if (values.help) return console.log(tradeHelp);
  if (!['names', 'lines', 'search'].includes(command) || others.length > 0) {
    throw new UserError(`Unknown command: ${positionals.join(' ') || '(none)'}\n\n${tradeHelp}`);
  }
  const text = readFileSync(process.stdin.fd, 'utf8');
  for (const explained of await explainText(command, text, values.catalogue)) {
    console.log(JSON.stringify(explained));
  }
});

async function explainText(command: string, text: string, file: string | undefined) {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (command === 'names') return lines.map(explainName);
  const seed = inProject('server', 'seed', 'catalogue.json');
  const index = searchIndex(await readCatalogueFile(file ?? seed));
  return command === 'lines'
    ? explainList(text, index)
    : lines.map((line) => explainSearch(line, index));
}
