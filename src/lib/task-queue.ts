type Task = () => Promise<unknown>;

/**
 * Runs tasks in order, `most` at a time. A task must not reject.
 * @returns a function that adds a task and returns the function that cancels it before it starts
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
