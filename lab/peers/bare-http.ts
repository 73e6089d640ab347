import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '../../server/http/listen.ts';

/** The upper limit of what Node can do: reads the request body and sends prepared bytes. */
const bytes = readFileSync(process.argv[2] ?? '');
const headers = {
  'Content-Type': 'application/graphql-response+json; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': bytes.length,
};

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(200, headers).end(bytes));
});
process.stdout.write(`${await listen(server, 0, '127.0.0.1')}\n`);
