import { type ComponentType, lazy, useState } from 'react';
import { reloadIfOutdated } from './reload-if-outdated.ts';

/** A page whose code is loaded on demand. */
export interface LazyPage {
  /** Suspends until its code is loaded. */
  Page: ComponentType;
  /** Loads the code ahead of the visit. A failure is handled when the page is rendered. */
  preload: () => void;
}

/** Reset the pages whose code failed to load. */
const retries = new Set<() => void>();

/** Call it after the error is shown; before, React would retry in a loop. */
export function retryFailedPages(): void {
  for (const retry of retries) retry();
  retries.clear();
}

/** @param load imports the module, whose default export renders the page */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let Lazy = create();

  async function loadOnce() {
    const module = await load();
    Loaded = module.default;
    return module;
  }

  function create() {
    return lazy(() =>
      loadOnce().catch((failure: unknown) => {
        retries.add(() => {
          Lazy = create();
        });
        return reloadIfOutdated(failure);
      }),
    );
  }

  function Page() {
    // React.lazy always suspends once; a page whose code is loaded renders without it.
    const [Code] = useState<ComponentType>(() => Loaded ?? Lazy);
    return <Code />;
  }

  return { Page, preload: () => void loadOnce().catch(() => {}) };
}
