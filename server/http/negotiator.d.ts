declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** The coding of highest weight; `preferred` decides between equal ones. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
