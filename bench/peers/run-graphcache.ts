import { createPeer } from './graphcache.ts';
import { measureCache } from './measure-cache.ts';

await measureCache(createPeer);
