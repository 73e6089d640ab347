import { measureCache } from './measure-cache.ts';
import { createPeer } from './ours.ts';

await measureCache(createPeer);
