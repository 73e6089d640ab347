/** A response whose data does not fit the document. */
export class InvalidResponse extends Error {}
