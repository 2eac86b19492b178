/** Answers that are kept for as long as the snapshot they belong to is served, in bounded bytes. */
import { type Shelf, shelf } from '../../http/shelf.ts';
import type { Catalogue } from './load.ts';

const KEY_LENGTH_MAX = 1_000;

type Kept<Answer> = (catalogue: Catalogue, key: string, make: () => Answer | Promise<Answer>) => Promise<Answer>;

/** What belongs to one catalogue, made anew for the next. The catalogue itself is not held: nobody may ask again for hours. */
export function perCatalogue<Store>(make: () => Store): (catalogue: Catalogue) => Store {
  let of: WeakRef<Catalogue> | null = null;
  let store = make();
  return (catalogue) => {
    if (of?.deref() !== catalogue) {
      of = new WeakRef(catalogue);
      store = make();
    }
    return store;
  };
}

/** `bytesOf` says what an answer takes besides its key. */
export function keeper<Answer>(bytesMax: number, bytesOf: (answer: Answer) => number): Kept<Answer> {
  const shelfOf = perCatalogue((): Shelf<Answer> => shelf(bytesMax));
  return async (catalogue, key, make) => {
    const kept = shelfOf(catalogue);
    const known = kept.get(key);
    if (known) return known;
    const answer = await make();
    if (key.length <= KEY_LENGTH_MAX) kept.put(key, answer, bytesOf(answer) + 2 * key.length);
    return answer;
  };
}
