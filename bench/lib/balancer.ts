import { connect, createServer } from 'node:net';

/** Passes each connection to the next of several servers, and knows nothing of what goes through. */
export async function startBalancer(urls: readonly string[]) {
  let turn = 0;
  const server = createServer((incoming) => {
    turn = (turn + 1) % urls.length;
    const { hostname, port } = new URL(urls[turn] ?? '');
    const outgoing = connect(Number(port), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
