import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RecordedOperation, RecordedOutcome } from './recording.ts';

/** Something that the site asked of its GraphQL client. */
export interface OperationEntry extends RecordedOperation {
  kind: 'operation';
}

/** A request that reached the mock. */
export interface RequestEntry {
  kind: 'request';
  /** The root field of the contract, or `email`. */
  call: string;
  variables: Record<string, unknown>;
  /** Milliseconds since the page was opened. */
  at: number;
  /** Null while nothing has come. */
  answer: { delay: number; outcome: RecordedOutcome } | null;
}

/** A request that nobody answers. */
export interface StrayEntry {
  kind: 'stray';
  at: number;
  /** Method and address. */
  request: string;
}

export type LogEntry = OperationEntry | RequestEntry | StrayEntry;

export interface LogRow {
  id: number;
  entry: LogEntry;
}

/** What happened between site and backend since the page was opened or the log emptied. */
export interface Log {
  /** @returns what changes the entry later, as long as the log has it */
  add<Entry extends LogEntry>(entry: Entry): (change: Partial<Entry>) => void;
  clear(): void;
  /** All of it, oldest first, as it is now. */
  rows(): readonly LogRow[];
  /** The same for who watches; told a moment later. */
  shown: StoreApi<readonly LogRow[]>;
}

/**
 * Milliseconds between two times that the watchers are told. Operations begin while React renders the
 * site; to redraw the panel at once would make it begin the site anew, and with it the operations.
 */
const pause = 200;

export function createLog(): Log {
  const shown = createStore<readonly LogRow[]>(() => []);
  let rows: readonly LogRow[] = [];
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: readonly LogRow[]) {
    rows = next;
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      shown.setState(rows, true);
    }, pause);
  }

  return {
    shown,
    rows: () => rows,
    clear: () => become([]),
    add: (entry) => {
      last += 1;
      const id = last;
      let current = entry;
      become([...rows, { id, entry }]);
      return (change) => {
        current = { ...current, ...change };
        become(rows.map((row) => (row.id === id ? { id, entry: current } : row)));
      };
    },
  };
}

/** Milliseconds since the page was opened. */
export function now(): number {
  return Math.round(performance.now());
}
