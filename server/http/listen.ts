import type { Server } from 'node:http';
import { connect } from 'node:net';
import { StartUpError } from '../start-up-error.ts';

/**
 * Starts listening.
 * @param port 0 lets the system choose.
 * @param setting the variable that sets the port.
 * @throws StartUpError when the port is in use or not permitted.
 */
export async function listen(
  server: Server,
  port: number,
  host: string | null,
  setting = 'PORT',
): Promise<number> {
  // Listening on every address succeeds if another program uses the port on 127.0.0.1 only, and
  // requests to localhost would reach that program.
  if (port !== 0 && (await isListening(port, host ?? 'localhost'))) throw inUse(port, setting);

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, setting)));
    server.listen({ port, ...(host !== null && { host }) }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
  return address.port;
}

function isListening(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const settle = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.on('connect', () => settle(true));
    socket.on('timeout', () => settle(false));
    socket.on('error', () => settle(false));
  });
}

function explained(error: NodeJS.ErrnoException, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE') return inUse(port, setting);
  return new StartUpError(`Cannot listen on port ${port}: ${error.message}.`);
}

function inUse(port: number, setting: string): StartUpError {
  const other = port === 65_535 ? port - 1 : port + 1;
  return new StartUpError(
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: ${setting}=${other} npm start`,
  );
}
