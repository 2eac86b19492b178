/** Counts typing mistakes between two words: an inserted, missing or replaced letter, or two swapped neighbours, count one each. */
export function countTypingMistakes(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // A swap looks back two rows, so stops only when the row exceeds the limit by more than one.
    if (least > limit + 1) return limit + 1;
    before = above;
    above = row;
  }
  return Math.min(above[right.length] ?? 0, limit + 1);
}

/** The share of letters that may be wrong; the specification's threshold. */
export const FUZZY_THRESHOLD = 0.5;

/**
 * The mistakes forgiven in a word: none in up to three letters, one in four or five, two from six on. The threshold alone would match
 * 'lamp' with 'balm'.
 */
export function getMistakesMax(length: number): number {
  const byLength = length <= 3 ? 0 : length <= 5 ? 1 : 2;
  return Math.min(byLength, Math.floor(length * FUZZY_THRESHOLD));
}

/** The number of mistakes that are forgiven in a query of a single word: 'visa' must not match 'vita', nor 'carpet' 'carrot'. */
export const getMistakesMaxAlone = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Letters that sound alike at the beginning of a word. */
const SOUNDS: Record<string, string> = { c: 'k', q: 'k', z: 's', f: 'p', v: 'b', y: 'i', j: 'g' };
const getFirstSound = (word: string): string => {
  if (word[1] === 'h' && (word[0] === 'c' || word[0] === 's')) return 'sh';
  const first = (word[0] === 'h' ? word[1] : word[0]) ?? '';
  return SOUNDS[first] ?? first;
};

/**
 * Whether two words begin with the same sound ('clairs' and 'Klairs', 'idratant' and 'hydratant') or with the same two letters in
 * another order ('hsampoo').
 */
export const startsAlike = (left: string, right: string): boolean =>
  left[0] === right[0] ||
  (left.length > 3 && getFirstSound(left) === getFirstSound(right)) ||
  (left.length > 4 && left[0] === right[1] && left[1] === right[0]);
