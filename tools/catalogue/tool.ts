import type { Draft } from './product.ts';

export interface Tool {
  name: string;
  picture: string;
  /** What it is, in less than 60 characters. */
  brief: string;
  /** More about it, one statement a line: `Potencia: 850 W.` */
  details: string[];
  /** Soles per unit, taxes included. */
  price: number;
  marca: string;
}

/** A product that is sold by the piece. */
export function tool({ name, picture, brief, details, price, marca }: Tool): Draft {
  return { name, picture, brief, description: [brief, ...details].join('\n'), price, marca };
}
