import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/**
 * The port that `PORT` names, else 3000.
 * @throws {UserError} when it is not a port
 */
export function chosenPort() {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_534) {
    throw new UserError(`PORT must be a whole number from 1 to 65534; it is "${text}".`);
  }
  return port;
}

/**
 * Makes sure that a server can listen there, before anything slow begins.
 * @param {number} port
 * @param {string} command what to type, to show how to choose another port
 * @throws {UserError} when it is taken, or not ours to take
 */
export async function requireFreePort(port, command) {
  const code = await listenOnce(port);
  if (code === undefined) return;
  const reason = code === 'EACCES' ? 'is reserved for the system' : 'is in use by another program';
  throw new UserError(`Port ${port} ${reason}. Choose another one: PORT=${port + 100} ${command}`);
}

/**
 * @param {number} port
 * @returns {Promise<string | undefined>} why it failed
 */
function listenOnce(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host: process.env.HOST || undefined, exclusive: true }, () =>
      server.close(() => resolve(undefined)),
    );
  });
}
