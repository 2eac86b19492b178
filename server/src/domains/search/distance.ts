/** Typing mistakes between two words: a letter too many, too few, another, or two neighbours swapped count one each. */
export function typingMistakes(left: string, right: string, limit: number): number {
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
    // A swap looks back two rows, so one row beyond the limit is not yet the end.
    if (least > limit + 1) return limit + 1;
    before = above;
    above = row;
  }
  return Math.min(above[right.length] ?? 0, limit + 1);
}

/** Of the longer word's letters, the share that may be mistaken; the specification's threshold. */
export const FUZZY_THRESHOLD = 0.5;

/**
 * How many mistakes are forgiven in a word. The threshold alone would take 'lamp' for 'balm': so none in up to three
 * letters, one in four or five, two from six on.
 */
export function mistakesForgiven(length: number): number {
  const byLength = length <= 3 ? 0 : length <= 5 ? 1 : 2;
  return Math.min(byLength, Math.floor(length * FUZZY_THRESHOLD));
}
