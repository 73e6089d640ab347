/** A product of the catalogue. Missing fields are ignored. */
export interface FoundProduct {
  id: number;
  name: string | null;
  imageUrl: string | null;
  category: string | null;
  description: string | null;
}
