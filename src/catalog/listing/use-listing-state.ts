import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { inPlace } from '../../paths.ts';
import { useListingSession } from './listing-session-state.ts';
import {
  formatListingState,
  type ListingState,
  type ListView,
  parseListingState,
} from './listing-url-state.ts';

/** Reads and changes the listing state in the URL. */
export function useListingState() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const opened = useNavigationType();
  // Optimistic, since the router renders a new URL in a transition.
  const [shown, show] = useOptimistic(search);
  // A new list opens in the last used view; after Back it is restored as it was.
  const [first] = useState<ListView>(() =>
    opened === 'POP' ? 'cards' : useListingSession.getState().view,
  );

  // A stable reference for memoization.
  const state = useMemo(() => {
    const read = parseListingState(shown);
    return { ...read, view: read.view ?? first };
  }, [shown, first]);

  const change = (part: Partial<ListingState>) => {
    const next: ListingState = { ...state, ...part };
    if (next.view === 'cards' && first === 'cards') next.view = null;
    if (part.view) useListingSession.setState({ view: part.view });
    const address = formatListingState(next);
    startTransition(() => {
      show(address);
      // Replaces the history entry, so that Back leaves the list.
      navigate({ pathname, search: address, hash }, { replace: true, state: inPlace });
    });
  };

  const tellFirst = useEffectEvent(() => {
    if (parseListingState(search).view === null && first !== 'cards') change({ view: first });
  });
  useEffect(() => tellFirst(), []);

  return { state, change };
}
