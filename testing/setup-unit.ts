import { afterEach } from 'vitest';
import { settleConsole, watchConsole } from './console.ts';

// Watched from here on, so that what a module writes while it loads is seen too.
watchConsole();
afterEach(settleConsole);
