import { connect, type Socket } from 'node:net';

/** A connection over which a test says what no HTTP client would. */
export interface RawConnection {
  socket: Socket;
  say(text: string | Buffer): void;
  /** All that has been heard, once the other side has closed the connection. */
  closed: Promise<string>;
  /** All that has been heard, as soon as it matches. Rejects when the connection ends before. */
  received(pattern: RegExp): Promise<string>;
}

export async function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let heard = '';
  const listeners = new Set<() => void>();
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    heard += text;
    for (const listener of listeners) listener();
  });
  // Being cut off is what many of these tests are about; `closed` tells.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    socket,
    say: (text) => void socket.write(text),
    closed,
    received: (pattern) =>
      new Promise((resolve, reject) => {
        const listen = () => {
          if (!pattern.test(heard)) return;
          listeners.delete(listen);
          resolve(heard);
        };
        listeners.add(listen);
        listen();
        void closed.then(() => reject(new Error(`Closed after: ${JSON.stringify(heard)}`)));
      }),
  };
}
