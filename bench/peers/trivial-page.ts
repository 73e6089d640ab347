import { createServer } from 'node:http';
import { announce } from './announce.ts';

/** The least that a page can be; how soon it is painted is the network's and the browser's part. */
const page = '<!doctype html><html lang="es"><title>Nada</title><h1>Nada</h1></html>';

announce(
  createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(page);
  }),
);
