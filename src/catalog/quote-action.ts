import { createContext, useContext } from 'react';

/** Fetches a product, adds one piece to the cart and reports the result. Never rejects. */
export type QuoteAction = (productId: number) => Promise<void>;

const QuoteActionContext = createContext<QuoteAction | null>(null);

export const QuoteActionProvider = QuoteActionContext.Provider;

/** @throws outside a {@link QuoteActionProvider} */
export function useQuoteAction(): QuoteAction {
  const action = useContext(QuoteActionContext);
  if (!action) throw new Error('useQuoteAction needs a QuoteActionProvider around it');
  return action;
}
