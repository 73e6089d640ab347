type Task = () => Promise<unknown>;

/**
 * Runs tasks in their order, `most` of them at a time.
 *
 * @returns adds a task, which must not reject, and returns what takes it out again if it has not begun
 */
export function taskQueue(most: number): (task: Task) => () => void {
  const waiting: Task[] = [];
  let running = 0;

  const begin = () => {
    const task = running < most ? waiting.shift() : undefined;
    if (!task) return;
    running += 1;
    void task().finally(() => {
      running -= 1;
      begin();
    });
  };

  return (task) => {
    waiting.push(task);
    begin();
    return () => {
      const place = waiting.indexOf(task);
      if (place >= 0) waiting.splice(place, 1);
    };
  };
}
