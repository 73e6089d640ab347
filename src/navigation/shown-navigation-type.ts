import { createContext, useContext } from 'react';
import type { NavigationType } from 'react-router-dom';

const ShownNavigationType = createContext<NavigationType | null>(null);

export const ShownNavigationTypeProvider = ShownNavigationType.Provider;

/** Whether the page that is shown was opened by back or forward, or by a load of the site. */
export function useWasRestored(): boolean {
  return useContext(ShownNavigationType) === 'POP';
}
