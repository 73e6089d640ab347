import { connect, type Socket } from 'node:net';

/** A TCP connection for requests that no HTTP client would send. */
export interface RawConnection {
  socket: Socket;
  send(text: string | Buffer): void;
  /** Everything received, once the server has closed the connection. */
  closed: Promise<string>;
  /** Everything received, as soon as it matches. Rejects if the connection closes before. */
  received(pattern: RegExp): Promise<string>;
}

export async function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let content = '';
  const listeners = new Set<() => void>();
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    content += text;
    for (const listener of listeners) listener();
  });
  // A reset connection is reported by `closed`.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(content)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    socket,
    send: (text) => void socket.write(text),
    closed,
    received: (pattern) =>
      new Promise((resolve, reject) => {
        const listen = () => {
          if (!pattern.test(content)) return;
          listeners.delete(listen);
          resolve(content);
        };
        listeners.add(listen);
        listen();
        void closed.then(() => reject(new Error(`Closed after: ${JSON.stringify(content)}`)));
      }),
  };
}
