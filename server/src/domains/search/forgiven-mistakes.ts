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

/** Each of these letters can begin words with different sounds, such as 'cream' and 'chamomile', so the same letter is enough. */
const LETTERS_OF_SEVERAL_SOUNDS = 'csh';

/**
 * Whether the beginnings allow that a mistyped word is meant for the other: the same letter or sound ('clairs' and 'Klairs', 'idratant' and 'hydratant'), or the
 * same two letters swapped ('hsampoo' and 'shampoo'). Stricter for short words, because too many words are similar to them: up to three letters only the same
 * letter, with four letters none swapped.
 */
export function haveSimilarStarts(word: string, other: string): boolean {
  const firstLetter = word.slice(0, 1);
  const isSameLetter = other.slice(0, 1) === firstLetter;
  if (word.length <= 3) return isSameLetter;
  if (isSameLetter && LETTERS_OF_SEVERAL_SOUNDS.includes(firstLetter)) return true;
  if (word.length > 4 && other.slice(0, 2) === `${word[1]}${word[0]}`) return true;
  return getFirstSound(word) === getFirstSound(other);
}
