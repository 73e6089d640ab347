import type { Server } from 'node:net';

/** Listens on a free port of this machine and prints it. */
export function announce(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
  });
}
