import { createServer } from 'node:http';
import { listen } from '../../server/http/listen.ts';
import { postGraphql } from '../../testing/http-client.ts';

/** The upper limit of what Node can do: reads the request body and sends the bytes of our response. */
const [url = '', body = ''] = process.argv.slice(2);
const { status, bytes } = await postGraphql(url, body, { 'accept-encoding': 'br' });
if (status !== 200) throw new Error(`The response has status ${status}.`);
const headers = {
  'Content-Type': 'application/graphql-response+json; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': bytes.length,
};

const bareServer = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(200, headers).end(bytes));
});
process.stdout.write(`${await listen(bareServer, 0, '127.0.0.1')}\n`);
