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

/** How the list of this page is shown, which stands in its address, and changes it there. */
export function useListingState() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const opened = useNavigationType();
  // The router renders a new address when it has time; a box that is ticked is so at once.
  const [shown, show] = useOptimistic(search);
  // A list that is opened anew comes as the last one was looked at; one that is come back to, as it was.
  const [first] = useState<ListView>(() =>
    opened === 'POP' ? 'cards' : useListingSession.getState().view,
  );

  // The same object for as long as it says the same.
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
      // In place of this entry: Back leaves the list, and comes back to it as it was left.
      navigate({ pathname, search: address, hash }, { replace: true, state: inPlace });
    });
  };

  const tellFirst = useEffectEvent(() => {
    if (parseListingState(search).view === null && first !== 'cards') change({ view: first });
  });
  useEffect(() => tellFirst(), []);

  return { state, change };
}
