import { measureCache } from './measure-cache.ts';
import { createPeer } from './relay.ts';

await measureCache(createPeer);
