import { create } from 'zustand';

interface ShareLink {
  /** Opens the messaging app with the quotation request; null on any page but the cart. */
  href: string | null;
  onClick: (() => void) | undefined;
}

/** The messaging link of the cart page, for the floating button. */
export const useShareLink = create<ShareLink>()(() => ({ href: null, onClick: undefined }));
