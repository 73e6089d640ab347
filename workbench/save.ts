import { timings } from '../src/config.ts';
import { type LogRow, now, type RequestEntry } from './log.ts';
import { maskedAddress, maskedVariables } from './masked.ts';
import { contractFields } from './mismatches.ts';
import {
  type RecordedAnswer,
  type Recording,
  recordingFormat,
  recordingVersion,
} from './recording.ts';
import { formatScenario, type Scenario } from './scenarios/scenario.ts';

/** The log as a file that someone else can replay. */
export function recordingOf(rows: readonly LogRow[], scenario: Scenario): Recording {
  const entries = rows.map(({ entry }) => entry);
  return {
    format: recordingFormat,
    version: recordingVersion,
    from: new Date(performance.timeOrigin).toISOString(),
    to: new Date(performance.timeOrigin + performance.now()).toISOString(),
    address: maskedAddress(window.location.href),
    scenario: formatScenario(scenario),
    seed: scenario.seed,
    contract: contractFields(),
    browser: navigator.userAgent,
    viewport: {
      width: window.innerWidth,
      height: window.innerHeight,
      pixelRatio: window.devicePixelRatio,
    },
    operations: entries.flatMap((entry) => {
      if (entry.kind !== 'operation') return [];
      const { kind: _, ...operation } = entry;
      const call = operation.name.charAt(0).toLowerCase() + operation.name.slice(1);
      return { ...operation, variables: maskedVariables(call, operation.variables) };
    }),
    answers: entries.flatMap((entry) => (entry.kind === 'request' ? answersOf(entry) : [])),
  };
}

/**
 * What is still on its way when the file is saved is left to the scenario; what the site has
 * given up waiting for is a silence.
 */
function answersOf({ call, at, answer, ...sent }: RequestEntry): RecordedAnswer[] {
  const variables = maskedVariables(call, sent.variables);
  if (answer) return [{ call, variables, at, ...answer }];
  const waited = now() - at;
  const patience = call === 'email' ? timings.emailTimeout : timings.requestTimeout;
  if (waited < patience) return [];
  return [{ call, variables, at, delay: waited, outcome: { kind: 'silence' } }];
}

/** `registro-lento-producto-20250917-1432`, without ending: tells itself from others, and is safe everywhere. */
export function fileNameOf({ scenario, to }: Recording): string {
  const slug = scenario.replace(/[^a-z0-9]+/gi, '-').slice(0, 60);
  const time = to.slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
  return `registro-${slug}-${time}`;
}

/** Hands a file to the visitor's downloads. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
