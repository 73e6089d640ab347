import { createContext, useContext } from 'react';

/**
 * Adds one piece of a product to the cart from wherever a card stands: fetches the product whole,
 * then says what came of it. Resolves when that is done; never rejects.
 */
export type QuoteAction = (productId: number) => Promise<void>;

const QuoteActionContext = createContext<QuoteAction | null>(null);

export const QuoteActionProvider = QuoteActionContext.Provider;

/** @throws outside a {@link QuoteActionProvider}, which the layout sets around every page */
export function useQuoteAction(): QuoteAction {
  const action = useContext(QuoteActionContext);
  if (!action) throw new Error('useQuoteAction needs a QuoteActionProvider around it');
  return action;
}
