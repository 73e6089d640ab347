import { createPeer } from './map.ts';
import { measureCache } from './measure-cache.ts';

await measureCache(createPeer);
