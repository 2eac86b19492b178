import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

/** The best of the encodings, the server's favourite first, that the client accepts; null if the body must stay as it is. */
export function chooseEncoding<Encoding extends string>(headers: IncomingHttpHeaders, encodings: readonly Encoding[]): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings([...encodings, 'identity'], { preferred: [...encodings] });
  return encodings.find((encoding) => encoding === accepted[0]) ?? null;
}
