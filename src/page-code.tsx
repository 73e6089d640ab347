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
  const Lazy = lazy(() => load().catch(reloadOnce));

  function Page(props: Props) {
    // React's own lazy suspends once in any case; what is there already is drawn without.
    const [Code] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Code {...props} />;
  }

  return { Page, preload: () => void load().catch(() => {}), isLoaded: () => loaded !== undefined };
}
