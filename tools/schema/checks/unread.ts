import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeFacts } from '../impact/impact.ts';
import type { Complaint } from '../update/type-check.ts';
import type { AllowedUnread } from './unread-allowed.ts';

const allowedFile = 'tools/schema/checks/unread-allowed.ts';

/**
 * The fields that an operation asks for and nothing reads, apart from the exceptions; and the
 * exceptions that are none.
 */
export function unreadFields(
  { operations, usage }: CodeFacts,
  allowed: readonly AllowedUnread[],
  lineOfException: (field: string) => number,
): Complaint[] {
  const unread = operations.flatMap((operation) =>
    operation.selections
      .filter((selection) => !usage.isRead(operation, selection))
      .map((selection) => ({ operation, selection })),
  );
  const excuses = (exception: AllowedUnread, operation: string, field: string) =>
    exception.field === field && exception.operations.includes(operation);
  const complaints = unread
    .filter(
      ({ operation, selection }) =>
        !allowed.some((one) => excuses(one, operation.name, selection.coordinate)),
    )
    .map(({ operation, selection }) => ({
      file: operation.file,
      line: selection.line,
      message: `${operation.name} asks for ${selection.coordinate}, which nothing reads. Leave it out, or say why not in ${allowedFile}.`,
    }));
  const needless = allowed.flatMap(({ field, operations: names }) =>
    names
      .filter(
        (name) =>
          !unread.some(
            ({ operation, selection }) => operation.name === name && selection.coordinate === field,
          ),
      )
      .map((name) => ({
        file: allowedFile,
        line: lineOfException(field),
        message: `${name} does not ask for ${field} in vain any more. Remove the exception.`,
      })),
  );
  return [...complaints, ...needless];
}

/** Where an exception stands in its file, from 1. */
export function exceptionLine(root: string): (field: string) => number {
  const lines = readFileSync(join(root, allowedFile), 'utf8').split('\n');
  return (field) => Math.max(1, lines.findIndex((line) => line.includes(`'${field}'`)) + 1);
}
