import { type ComponentType, lazy, useState } from 'react';
import { reloadIfOutdated } from './reload-if-outdated.ts';

/** A page whose code is fetched when it is first wanted. */
export interface LazyPage {
  /** Suspends until its code is there. */
  Page: ComponentType;
  /** Fetches the code ahead of the visit; whether it could be had shows when the page is rendered. */
  preload: () => void;
}

/** Gives the pages whose code could not be had another try. */
const retries = new Set<() => void>();

/** To be called once the failure is on the screen: until then React would ask again and again. */
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
    // React's own lazy suspends once in any case; a page whose code is there renders without.
    const [Code] = useState<ComponentType>(() => Loaded ?? Lazy);
    return <Code />;
  }

  return { Page, preload: () => void loadOnce().catch(() => {}) };
}
