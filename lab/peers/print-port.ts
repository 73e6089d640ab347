import type { Server } from 'node:net';

/** Starts a server on a free port of the loopback interface and prints the port. */
export function listenAndPrintPort(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
  });
}
