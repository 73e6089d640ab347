import { type ComponentType, lazy, useState } from 'react';
import { renewFiles, runningVersion } from './renew-files.ts';

/** A component whose code is loaded on demand. Suspends until it is. */
export type LazyComponent<Props> = ComponentType<Props> & {
  isLoaded: () => boolean;
  /** Loads the code ahead. A failure is handled when the component is rendered. */
  preload: () => Promise<void>;
};

/** Reset the components whose code failed to load. */
const retries = new Set<() => void>();

/** Call it after the error is shown; before, React would retry in a loop. */
export function retryFailedComponents(): void {
  for (const retry of retries) retry();
  retries.clear();
}

/**
 * Like React's `lazy`, but renders without a fallback when the code is loaded, and can be retried.
 * @param load imports the module, whose default export is the component
 * @param onFailure may reload the page or throw
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFailure: (failure: unknown) => Promise<never> = renewForNextLoad,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let Lazy = create();

  async function loadOnce() {
    const module = await load();
    // An empty file is a module, too.
    if (!module.default) throw new Error('The module has no component');
    Loaded = module.default;
    return module;
  }

  function create() {
    return lazy(() =>
      loadOnce().catch((failure: unknown) => {
        retries.add(() => {
          Lazy = create();
        });
        return onFailure(failure);
      }),
    );
  }

  function Component(props: Props) {
    // Once suspended, it stays with React's `lazy`, or its state would be lost.
    const [Code] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Code {...props} />;
  }

  return Object.assign(Component, {
    isLoaded: () => Loaded !== undefined,
    preload: () =>
      loadOnce().then(
        () => {},
        () => {},
      ),
  });
}

/** The document keeps an empty module until it is loaded again. */
function renewForNextLoad(failure: unknown): Promise<never> {
  void renewFiles();
  return Promise.reject(failure);
}

/**
 * Reloads the page, once per version, if the server has another version of the site, as after a deploy,
 * when the files of the running version are gone; and once if its files could be renewed.
 * @throws the given failure if neither helps or the server is unreachable
 */
export async function reloadIfOutdated(failure: unknown): Promise<never> {
  if ((await isOutdated()) || (await renewFiles())) {
    window.location.reload();
    return new Promise(() => {});
  }
  throw failure;
}

async function isOutdated(): Promise<boolean> {
  try {
    const running = runningVersion();
    if (!running || sessionStorage.getItem(running)) return false;
    const page = await (await fetch('', { cache: 'no-store' })).text();
    if (page.includes(running) || !page.includes('id="site"')) return false;
    // One reload per version, to avoid a loop.
    sessionStorage.setItem(running, '1');
    return true;
  } catch {
    return false;
  }
}
