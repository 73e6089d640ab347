import type { ProductoQuery } from './generated/documents.ts';

/** A product as the backend sends it, also where the field can return other types. */
export type SentProduct = Extract<ProductoQuery['producto'], { readonly id: unknown }>;
