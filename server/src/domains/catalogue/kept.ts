/** Answers that are kept for as long as the snapshot they belong to is served, in bounded bytes. */
import { type Shelf, shelf } from '../../http/shelf.ts';
import type { Catalogue } from './load.ts';

const KEY_LENGTH_MAX = 1_000;

type Kept<Answer> = (catalogue: Catalogue, key: string, make: () => Answer) => Answer;

/** `bytesOf` says what an answer takes besides its key. */
export function keeper<Answer>(bytesMax: number, bytesOf: (answer: Answer) => number): Kept<Answer> {
  let of: Catalogue | null = null;
  let kept: Shelf<Answer> = shelf(bytesMax);
  return (catalogue, key, make) => {
    if (of !== catalogue) {
      of = catalogue;
      kept = shelf(bytesMax);
    }
    const known = kept.get(key);
    if (known) return known;
    const answer = make();
    if (key.length <= KEY_LENGTH_MAX) kept.put(key, answer, bytesOf(answer) + 2 * key.length);
    return answer;
  };
}
