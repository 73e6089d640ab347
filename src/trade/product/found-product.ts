/** A product of the catalogue. Missing fields are ignored. */
export interface FoundProduct {
  id: number;
  name: string | null;
  imageUrl: string | null;
  category: string | null;
  /** The code of the owner's own system, or an identifier that is no code. */
  uuid: string | null;
  /** The brand, which the name may lack. */
  marca: string | null;
  description: string | null;
}
