import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listenAndPrintPort } from './print-port.ts';

/** The upper limit of what Node can do: reads the request body and sends prepared bytes. */
const bytes = readFileSync(process.argv[2] ?? '');
const headers = {
  'Content-Type': 'application/graphql-response+json; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': bytes.length,
};

listenAndPrintPort(
  createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, headers);
      response.end(bytes);
    });
  }),
);
