/** The shop that the end-to-end tests visit, on `PORT`, on an embedded database that lives as long as the run. */
import { main } from '../tools/lib/project.mjs';
import { startShop } from './shop.ts';

main(async () => {
  const shop = await startShop({ environment: { PORT: process.env.PORT, HOST: undefined } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => shop.stop());
  return (await shop.ended) ?? 0;
});
