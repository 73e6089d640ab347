import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, told apart from a later one that is given the same PID. */
export interface ProcessIdentity {
  pid: number;
  host: string;
  /** Boot and clock tick at which the process started; null where the system does not tell. */
  startMark: string | null;
}

/** The identity of the process that asks. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), startMark: look(process.pid).startMark };
}

/**
 * Whether a process may still run. Where that cannot be known (it ran on
 * another host, or the system tells no start times) the answer is yes, because
 * whoever asks is about to take over what belongs to that process.
 */
export function mayBeAlive({ pid, host, startMark }: ProcessIdentity): boolean {
  if (host !== hostname()) return true;
  if (!answersSignals(pid)) return false;
  const now = look(pid);
  if (now.isZombie) return false;
  return startMark === null || now.startMark === null || now.startMark === startMark;
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What Linux tells of a process in /proc; see proc_pid_stat(5). Other systems tell nothing here. */
function look(pid: number): { startMark: string | null; isZombie: boolean } {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name in brackets, may itself hold brackets and spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    return { startMark: `${boot}/${startTicks}`, isZombie: state === 'Z' || state === 'X' };
  } catch {
    return { startMark: null, isZombie: false };
  }
}
