import { measureCache } from './measure-cache.ts';
import { createPeer } from './tanstack.ts';

await measureCache(createPeer);
