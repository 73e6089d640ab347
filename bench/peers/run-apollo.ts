import { createPeer } from './apollo.ts';
import { measureCache } from './measure-cache.ts';

await measureCache(createPeer);
