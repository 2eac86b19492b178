/** Estimates how hard a password is to guess. It is advice while the shopper types, never a reason to refuse the password. */

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Words that a guesser tries first. Each counts as one character, wherever it occurs. */
const COMMON_WORDS = [
  ...['password', 'passwort', 'motdepasse', 'welcome', 'letmein', 'iloveyou', 'football', 'princess', 'sunshine', 'dragon', 'monkey'],
  ...['qwertyuiop', 'qwerty', 'azerty', 'asdfgh', 'zxcvbn', 'admin', 'login', 'secret', 'master', 'abc', 'love', 'jesus', 'imana'],
  ...['rwanda', 'kigali', 'muraho', 'amahoro', 'uruhu', 'amavubi', 'arsenal', 'chelsea', 'korea', 'beauty', '2024', '2025', '2026', '2027'],
];

/** Characters that often replace a letter. */
const LETTER_FOR: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' };
const asLetters = (text: string) => [...text.toLowerCase()].map((character) => LETTER_FOR[character] ?? character).join('');

/** Replaces each word that the guesser knows. */
const WORD_MARK = '\u0001';

/** Replaces `words` in `text` by the mark, also where they are spelled like 'p@ssw0rd'. */
function replaceWords(text: string, words: readonly string[]): string {
  let left = text.toLowerCase();
  for (const word of words) {
    for (const form of [word, asLetters(word)]) {
      for (let at = find(left, form); at >= 0; at = find(left, form)) left = left.slice(0, at) + WORD_MARK + left.slice(at + form.length);
    }
  }
  return left;
}

const find = (text: string, word: string) => Math.max(text.indexOf(word), asLetters(text).indexOf(word));

/** Collapses repeats, nested ones too: 'aabaab' becomes 'abab', then 'ab'. */
function collapseRepeats(text: string): string {
  const once = text.replace(/(.{1,8}?)\1+/gu, '$1');
  return once === text ? once : collapseRepeats(once);
}

/** Collapses repeats ('aaaa', 'xyxyxy') and runs ('12345') to their beginning, because they add little to guess. */
function collapsePatterns(text: string): string {
  const once = collapseRepeats(text);
  const step = (place: number) => (once.codePointAt(place) ?? 0) - (once.codePointAt(place - 1) ?? 0);
  return [...once].filter((_, place) => place < 2 || Math.abs(step(place)) !== 1 || step(place) !== step(place - 1)).join('');
}

/** The character classes, with how many characters each has. */
const CHARACTER_CLASSES: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
];

/** The bits from which a password is fair, good, strong: fair resists guessing online, strong resists guessing with a stolen database. */
const BITS_MIN = [32, 48, 70];

/** `known`: what a guesser knows of the shopper, such as the username. Reads at most 200 characters. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const typed = password.slice(0, 200);
  const names = known.map((name) => name.trim().toLowerCase()).filter((name) => name.length > 2);
  const alphabetSize = CHARACTER_CLASSES.filter(([kind]) => kind.test(typed)).reduce((sum, [, characters]) => sum + characters, 0);
  const left = [...collapsePatterns(replaceWords(typed, [...names, ...COMMON_WORDS]))].length;
  const bits = left * Math.log2(Math.max(alphabetSize, 2));
  return STRENGTHS[BITS_MIN.filter((least) => bits >= least).length] ?? 'strong';
}
