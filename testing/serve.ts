/** Serves the built shop to the browser tests, on `PORT` and a temporary embedded database. */
import { main } from '../tools/lib/project.mjs';
import { startShop } from './shop.ts';

main(async () => {
  const shop = await startShop({ environment: { PORT: process.env.PORT, HOST: undefined } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => shop.stop());
  return (await shop.ended) ?? 0;
});
