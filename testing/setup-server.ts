import { log } from '../server/observability/log.ts';

// The server logs errors that the tests provoke.
log.level = 'silent';
