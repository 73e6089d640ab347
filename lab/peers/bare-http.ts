import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { announce } from './announce.ts';

/** The most that Node does: takes the request's body in and sends bytes that it has at hand. */
const bytes = readFileSync(process.argv[2] ?? '');
const headers = {
  'Content-Type': 'application/graphql-response+json; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': bytes.length,
};

announce(
  createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, headers);
      response.end(bytes);
    });
  }),
);
