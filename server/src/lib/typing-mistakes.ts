/** Three rows of the table of distances, kept because allocating them took longer than filling them. */
const ROWS: [number[], number[], number[]] = [[0], [0], [0]];

/** Both words without the letters with which both begin, as these need no comparison. */
function dropSharedStart(left: string, right: string): [string, string] {
  let length = 0;
  while (length < left.length && left.charCodeAt(length) === right.charCodeAt(length)) length++;
  return [left.slice(length), right.slice(length)];
}

/**
 * Computes the optimal string alignment distance, up to `limit` + 1. It counts typing mistakes between two words: an inserted, missing or
 * replaced letter, or two swapped neighbours, count one each.
 */
export function countTypingMistakes(leftWord: string, rightWord: string, limit: number): number {
  if (Math.abs(leftWord.length - rightWord.length) > limit) return limit + 1;
  const [left, right] = dropSharedStart(leftWord, rightWord);
  // `row` is the row of the current letter of `left`, `above` that of the letter before it, and `twoAbove` that of the letter before that.
  let [twoAbove, above, row] = ROWS;
  for (let j = 0; j <= right.length; j++) above[j] = j;
  for (let i = 1; i <= left.length; i++) {
    row[0] = i;
    let rowMinimum = i;
    for (let j = 1; j <= right.length; j++) {
      const isSame = left.charCodeAt(i - 1) === right.charCodeAt(j - 1);
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped =
        !isSame &&
        i > 1 &&
        j > 1 &&
        left.charCodeAt(i - 1) === right.charCodeAt(j - 2) &&
        left.charCodeAt(i - 2) === right.charCodeAt(j - 1);
      if (isSwapped) cost = Math.min(cost, (twoAbove[j - 2] ?? 0) + 1);
      row[j] = cost;
      rowMinimum = Math.min(rowMinimum, cost);
    }
    // A swap looks back two rows and costs 1, so the minimum of a later row is at most 1 lower than this row's.
    if (rowMinimum > limit + 1) return limit + 1;
    const reusable = twoAbove;
    twoAbove = above;
    above = row;
    row = reusable;
  }
  return Math.min(above[right.length] ?? 0, limit + 1);
}
