import type { Server } from 'node:http';
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, setting)));
    server.listen({ port, ...(host !== null && { host }) }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
  return address.port;
}

function explained(error: NodeJS.ErrnoException, port: number, setting: string): Error {
  if (error.code !== 'EADDRINUSE') {
    return new StartUpError(`Cannot listen on port ${port}: ${error.message}.`);
  }
  return new StartUpError(
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: ${setting}=${port + 1} npm start`,
  );
}
