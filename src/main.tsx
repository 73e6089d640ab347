import { start } from './start.tsx';

queueMicrotask(start);
