import { setTimeout as sleep } from 'node:timers/promises';

/** A first start creates the tables and reads the seed's catalogue. In seconds. */
const PATIENCE = 30;

/** Waits until a shop answers 200 at its `/healthz`. `node tools/wait-healthy.mjs URL` */
const [, , url = ''] = process.argv;

async function problem() {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? null : `answers ${response.status}: ${await response.text()}`;
  } catch {
    return 'does not answer';
  }
}

let found = await problem();
for (let second = 0; found !== null && second < PATIENCE; second++) {
  await sleep(1_000);
  found = await problem();
}
if (found !== null) {
  console.error(`${url} ${found}`);
  process.exit(1);
}
