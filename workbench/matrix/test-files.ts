import { filesIn } from '../../testing/files.ts';
import { type Declaration, declarationsIn } from './declarations.ts';

export const matrixFile = 'docs/qa-matrix.md';

/** What all tests declare, in the order of their files. */
export function declaredByTests(): Declaration[] {
  return filesIn(['src', 'tests'], /\.(test\.tsx|e2e\.ts)$/)
    .sort()
    .flatMap(declarationsIn);
}
