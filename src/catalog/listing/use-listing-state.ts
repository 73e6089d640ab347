import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inPlace } from '../../paths.ts';
import { formatListingState, type ListingState, parseListingState } from './listing-url-state.ts';

export function useListingState() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // A stable reference for memoization.
  const state = useMemo(() => parseListingState(search), [search]);
  // Replaces the history entry, so that Back leaves the list.
  const change = (part: Partial<ListingState>) =>
    navigate(
      { pathname, search: formatListingState({ ...state, ...part }), hash },
      { replace: true, state: inPlace },
    );
  return { state, change };
}
