const WIDTH = 30;

/**
 * Tells how far something has come: as a bar on a terminal, elsewhere in a line for each quarter.
 */
export function createProgress(
  label: string,
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): (done: number, of: number) => void {
  let told = -1;
  return (done, of) => {
    const part = of === 0 ? 1 : done / of;
    if (stream.isTTY) {
      const full = Math.round(part * WIDTH);
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      stream.write(`\r${label} ${bar} ${Math.floor(part * 100)} %${done === of ? '\n' : ''}`);
      return;
    }
    const quarter = Math.floor(part * 4);
    if (quarter > told) stream.write(`${label}: ${done} de ${of}\n`);
    told = quarter;
  };
}
