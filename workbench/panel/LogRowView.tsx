import { useState } from 'react';
import type { LogEntry, OperationEntry, RequestEntry } from '../log.ts';
import { parsedJson } from '../parsed-json.ts';

/** One row of the log, which unfolds to all that is known of it. */
export function LogRowView({ entry }: { entry: LogEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <time>{(entry.at / 1000).toFixed(2)} s</time> <Summary entry={entry} />
        </summary>
        {/* Written out only when it is looked at: it can be megabytes. */}
        {isOpen && <pre>{clipped(JSON.stringify(readable(entry), null, 2))}</pre>}
      </details>
    </li>
  );
}

function Summary({ entry }: { entry: LogEntry }) {
  switch (entry.kind) {
    case 'operation':
      return <OperationSummary entry={entry} />;
    case 'request':
      return <RequestSummary entry={entry} />;
    case 'stray':
      return (
        <>
          <b>{entry.request}</b> <mark className="bad">nadie la atiende</mark>
        </>
      );
  }
}

const cacheOutcomes = {
  hit: 'en memoria',
  partial: 'en memoria, en parte',
  miss: 'no en memoria',
} as const;

function OperationSummary({ entry }: { entry: OperationEntry }) {
  const { name, variables, network, results } = entry;
  const [first, last] = [results[0], results.at(-1)];
  return (
    <>
      <b>{name}</b> <code>{inBrief(variables)}</code>
      {first?.cacheOutcome && <mark>{cacheOutcomes[first.cacheOutcome]}</mark>}
      {network && <mark>red</mark>}
      {last?.error && <mark className="bad">error</mark>}
      {last ? <span>{last.after} ms</span> : <mark>en espera</mark>}
    </>
  );
}

function RequestSummary({ entry }: { entry: RequestEntry }) {
  const { call, variables, answer } = entry;
  return (
    <>
      <span aria-hidden="true">⇄</span> <b>{call}</b>{' '}
      {call !== 'email' && <code>{inBrief(variables)}</code>}
      {answer ? (
        <>
          <AnswerMark outcome={answer.outcome} /> <span>{answer.delay} ms</span>
        </>
      ) : (
        <mark>sin respuesta aún</mark>
      )}
    </>
  );
}

function AnswerMark({ outcome }: { outcome: NonNullable<RequestEntry['answer']>['outcome'] }) {
  if (outcome.kind !== 'response') return <mark className="bad">sin conexión</mark>;
  const isGood = outcome.status >= 200 && outcome.status < 300;
  return <mark className={isGood ? undefined : 'bad'}>{outcome.status}</mark>;
}

/** `{"id":101}`; nothing for no variables. */
function inBrief(variables: object): string {
  const text = JSON.stringify(variables);
  return text === '{}' ? '' : text;
}

/** A body that is JSON is shown as such, not as one long text. */
function readable(entry: LogEntry): unknown {
  if (entry.kind !== 'request' || entry.answer?.outcome.kind !== 'response') return entry;
  const { outcome } = entry.answer;
  return {
    ...entry,
    answer: {
      ...entry.answer,
      outcome: { ...outcome, body: parsedJson(outcome.body) ?? outcome.body },
    },
  };
}

const mostCharacters = 20_000;

function clipped(text: string): string {
  if (text.length <= mostCharacters) return text;
  return `${text.slice(0, mostCharacters)}\n… y ${text.length - mostCharacters} caracteres más`;
}
