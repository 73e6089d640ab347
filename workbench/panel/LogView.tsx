import type { LoggedRequest } from '../request-log.ts';

interface LogViewProps {
  requests: readonly LoggedRequest[];
  onClear: () => void;
}

/** The requests to the mock, newest first. */
export function LogView({ requests, onClear }: LogViewProps) {
  return (
    <>
      <div className="actions">
        <button type="button" onClick={onClear}>
          Vaciar
        </button>
      </div>
      {requests.length === 0 && <p>Aún no hay llamadas.</p>}
      <ol className="log" reversed>
        {requests.toReversed().map(({ id, call, variables, at, result }) => (
          <li key={id}>
            <time>{(at / 1000).toFixed(2)} s</time> <b>{call ?? '?'}</b>{' '}
            <code>{JSON.stringify(variables)}</code> {result ? <Result {...result} /> : '…'}
          </li>
        ))}
      </ol>
    </>
  );
}

function Result({ status, duration }: NonNullable<LoggedRequest['result']>) {
  const hasFailed = status < 200 || status > 299;
  return (
    <>
      <mark className={hasFailed ? 'failed' : undefined}>{status || 'sin conexión'}</mark>{' '}
      <span>{duration} ms</span>
    </>
  );
}
