import { createContext, useContext } from 'react';

/** Fetches a product, adds one piece to the cart and reports the result. Never rejects. */
export type QuoteAction = (productId: number) => Promise<void>;

const QuoteActionContext = createContext<QuoteAction>(() =>
  Promise.reject(new Error('no QuoteActionProvider')),
);

export const QuoteActionProvider = QuoteActionContext.Provider;

export const useQuoteAction = () => useContext(QuoteActionContext);
