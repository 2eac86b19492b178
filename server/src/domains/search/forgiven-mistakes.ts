/** The mistakes that the search forgives in a typed word. */

/** The largest share of a word's letters that may be wrong. The specification requires this value. */
export const FUZZY_THRESHOLD = 0.5;

/** The most mistakes forgiven in a word. Only `correctTopics` forgives more, up to FUZZY_THRESHOLD. */
export const MISTAKES_MAX = 2;

/**
 * The mistakes forgiven in a word: none in up to three letters, one in four or five, two from six on. The threshold alone would match
 * 'lamp' with 'lash'.
 */
export function getMistakesMax(length: number): number {
  const byLength = length <= 3 ? 0 : length <= 5 ? 1 : MISTAKES_MAX;
  return Math.min(byLength, Math.floor(length * FUZZY_THRESHOLD));
}

/**
 * The mistakes forgiven in a word if no other word shows that its correction is meant, as in a query of a single word: 'visa' must not match 'vita', nor
 * 'carpet' 'carrot'.
 */
export const getMistakesMaxInSingleWord = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : MISTAKES_MAX);

/** For letters that sound like another letter at the beginning of a word, that other letter. */
const SOUNDS: Record<string, string> = { c: 'k', q: 'k', z: 's', f: 'p', v: 'b', y: 'i', j: 'g' };
/** The first sound of a word, written as a letter or 'sh'. A first 'h' is silent, as in French. */
const getFirstSound = (word: string): string => {
  if (word.startsWith('ch') || word.startsWith('sh')) return 'sh';
  const firstLetter = (word.startsWith('h') ? word[1] : word[0]) ?? '';
  return SOUNDS[firstLetter] ?? firstLetter;
};

/** The starts under which an index stores a word: its first letter, its first sound (after '~') and its first two letters. */
export const listIndexedStarts = (word: string): string[] => [word.slice(0, 1), `~${getFirstSound(word)}`, word.slice(0, 2)];

/** Each of these letters can begin words with different sounds, such as 'cream' and 'chamomile', so a look-up by sound does not find them all. */
const LETTERS_OF_SEVERAL_SOUNDS = 'csh';

/**
 * The starts under which to look up words that may be meant by a mistyped word: they begin with the same letter or sound ('clairs' and 'Klairs',
 * 'idratant' and 'hydratant'), or with the same two letters swapped ('hsampoo' and 'shampoo'). A short word has fewer starts, because too many words
 * are similar to it: up to three letters only its first letter, four letters no swapped letters.
 */
export function listLookupStarts(word: string): string[] {
  const firstLetter = word.slice(0, 1);
  const starts = word.length > 3 ? [`~${getFirstSound(word)}`] : [firstLetter];
  if (word.length > 3 && LETTERS_OF_SEVERAL_SOUNDS.includes(firstLetter)) starts.push(firstLetter);
  if (word.length > 4) starts.push(`${word[1]}${word[0]}`);
  return starts;
}

/** Whether a look-up by the starts of the first word (see `listLookupStarts`) would find the second word. */
export const haveSimilarStarts = (word: string, other: string): boolean => {
  const starts = listIndexedStarts(other);
  return listLookupStarts(word).some((start) => starts.includes(start));
};
