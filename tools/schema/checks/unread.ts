import type { Uses } from '../code/code.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Operation } from '../documents/operations.ts';

/**
 * The fields that an operation asks for and nothing reads, apart from those whose line in the
 * document says why (`# unread: …`); and those that say so needlessly.
 */
export function unreadFields(operations: readonly Operation[], uses: Uses): Diagnostic[] {
  return operations.flatMap((operation) =>
    operation.selections.flatMap(({ path, coordinate, comment, file, line }) => {
      if (!path.includes('.')) return [];
      const isRead = uses(operation, coordinate).some(({ how }) => how !== 'fills');
      const isExcused = /^\s*unread: \S/.test(comment);
      if (isRead !== isExcused) return [];
      const message = isRead
        ? `${operation.name} does not ask for ${coordinate} in vain. Remove the comment.`
        : `${operation.name} asks for ${coordinate}, which nothing reads. Leave it out, or say behind it why not: # unread: …`;
      return [{ file, line, message }];
    }),
  );
}
