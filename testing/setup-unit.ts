import { afterEach } from 'vitest';
import { observeConsole, verifyConsole } from './console.ts';

// At import, so that messages of modules that are loaded afterwards are recorded too.
observeConsole();
afterEach(verifyConsole);
