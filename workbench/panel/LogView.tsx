import { useState } from 'react';
import { version } from '../../package.json';
import { copyToClipboard } from '../../src/browser/copy-to-clipboard.ts';
import { formatStatus, type LoggedRequest } from '../request-log.ts';
import { bugReport } from './bug-report.ts';

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
        <ReportButton requests={requests} />
      </div>
      {requests.length === 0 && <p>Aún no hay llamadas.</p>}
      <ol className="log" reversed>
        {requests.toReversed().map(({ id, call, variables, at, result }) => (
          <li key={id}>
            <time>{(at / 1000).toFixed(2)} s</time> <b>{call ?? '?'}</b>{' '}
            <code>{JSON.stringify(variables)}</code> {result ? <LogResult {...result} /> : '…'}
          </li>
        ))}
      </ol>
    </>
  );
}

function ReportButton({ requests }: Pick<LogViewProps, 'requests'>) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    const { href } = window.location;
    const { innerWidth: width, innerHeight: height } = window;
    const { userAgent } = navigator;
    const report = bugReport({ href, width, height, version, userAgent, requests });
    setOutcome((await copyToClipboard(report)) ? 'Informe copiado' : 'No se pudo copiar');
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        Copiar informe
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}

function LogResult(result: NonNullable<LoggedRequest['result']>) {
  const { status, hasErrors, duration } = result;
  const hasFailed = status === null || status < 200 || status > 299 || hasErrors;
  return (
    <>
      <mark className={hasFailed ? 'failed' : undefined}>{formatStatus(result)}</mark>{' '}
      <span>{duration} ms</span>
    </>
  );
}
