/**
 * Ends this process by SIGTERM when npm has gone. npm passes a signal on to the shell between it
 * and us, which dies of it without passing it on; we would keep the port, with no parent.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
