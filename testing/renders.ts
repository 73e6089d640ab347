/**
 * Which components React has rendered, read off the tree after each commit, as its developer tools
 * do. A setup file, before any that imports React: it looks for the tools when it is loaded.
 */

/** The part of React's own tree that tells of a render. */
interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The flag of a fiber whose component ran in this commit (React's `PerformedWork`). */
const PERFORMED_WORK = 1;

/** What React calls: the same for all files of a worker, as React itself is. */
declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: ReturnType<typeof devtoolsHook> | undefined;
}
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= devtoolsHook();
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;

/** Watches from now on, with what was rendered so far forgotten. */
export function watchRenders(): void {
  hook.rendered = [];
}

/** The names of the components rendered since, once for each time that one of them ran. */
export function renders(): readonly string[] {
  return hook.rendered ?? [];
}

function devtoolsHook() {
  return {
    /** Null until a test begins to watch. */
    rendered: null as string[] | null,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot(_renderer: number, root: { current: Fiber }) {
      if (this.rendered) collect(root.current, this.rendered);
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  };
}

function collect(fiber: Fiber, names: string[]): void {
  for (let next: Fiber | null = fiber.child; next; next = next.sibling) {
    // Where nothing below a fiber changed, React keeps its children as they are.
    const kept = next.alternate !== null && next.child === next.alternate.child;
    const ran = (next.flags & PERFORMED_WORK) !== 0;
    if (ran && typeof next.type === 'function') names.push(next.type.name);
    if (!kept || ran) collect(next, names);
  }
}
