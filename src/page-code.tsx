import { type ComponentType, lazy, useState } from 'react';
import { reloadOnce } from './layout/reload-once.ts';

/** A page whose code is fetched when it is first wanted. */
export interface PageCode<Props> {
  /** Draws it; suspends until its code is there. */
  Page: ComponentType<Props>;
  /** Fetches the code ahead of the visit. Whether it can be had shows when the page is drawn. */
  preload: () => void;
  isLoaded: () => boolean;
}

/** Gives those pages another try whose code could not be had. */
const forgetFailures = new Set<() => void>();

/** To be called once the failure is on the screen: React asks again for a page until then. */
export function retryFailedPages(): void {
  for (const forget of forgetFailures) forget();
  forgetFailures.clear();
}

/** @param fetchCode imports the module, whose default export draws the page */
export function pageCode<Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
): PageCode<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const code = await fetchCode();
    loaded = code.default;
    return code;
  };
  const createLazy = () =>
    lazy(() =>
      load().catch((failure: unknown) => {
        forgetFailures.add(() => {
          Lazy = createLazy();
        });
        return reloadOnce(failure);
      }),
    );
  let Lazy = createLazy();

  function Page(props: Props) {
    // React's own lazy suspends once in any case; what is there already is drawn without.
    const [Code] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Code {...props} />;
  }

  return { Page, preload: () => void load().catch(() => {}), isLoaded: () => loaded !== undefined };
}
