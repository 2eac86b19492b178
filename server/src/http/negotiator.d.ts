declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  /** What the server uses of the package, which has no types; those that others have published lack `preferred`. */
  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** Those of the encodings that the client accepts, best first; `preferred` decides between equals. */
    encodings(available: string[], options: { preferred: string[] }): string[];
    /** Those of the languages that the client accepts, best first; 'fr' also where it accepts 'fr-RW' only. */
    languages(available: string[]): string[];
  }
}
