import { create } from 'zustand';

interface RequestLink {
  /** Opens the messaging app with the request that stands on the page; null where none does. */
  href: string | null;
  /** To be told when the link is followed. */
  onFollow: (() => void) | undefined;
}

/** The request as the cart's page would send it, for what stands beside the page. */
export const useRequestLink = create<RequestLink>()(() => ({ href: null, onFollow: undefined }));
