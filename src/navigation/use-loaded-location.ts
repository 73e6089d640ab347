import { useEffect, useState } from 'react';
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';

interface ShownLocation {
  location: Location;
  type: NavigationType;
}

interface PageLoader {
  isLoaded: (path: string) => boolean;
  /** Resolves also when the code could not be loaded. */
  load: (path: string) => Promise<void>;
}

/**
 * The current location, or the previous one while the code of its page is loading: the previous page
 * stays until the next one can be rendered.
 */
export function useLoadedLocation({ isLoaded, load }: PageLoader) {
  const location = useLocation();
  const type = useNavigationType();
  const [shown, setShown] = useState<ShownLocation>({ location, type });
  const isLoading = shown.location !== location && !isLoaded(location.pathname);
  if (shown.location !== location && !isLoading) setShown({ location, type });

  useEffect(() => {
    if (!isLoading) return;
    let isCancelled = false;
    void load(location.pathname).then(() => {
      if (!isCancelled) setShown({ location, type });
    });
    return () => {
      isCancelled = true;
    };
  }, [isLoading, load, location, type]);

  return { ...shown, isLoading };
}
