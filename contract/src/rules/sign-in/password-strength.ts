/** Estimates how hard a password is to guess. It is advice while the shopper types, never a reason to refuse the password. */

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Words that an attacker tries first. Each counts as one character, wherever it occurs. */
const COMMON_WORDS = [
  'password',
  'passwort',
  'motdepasse',
  'welcome',
  'letmein',
  'iloveyou',
  'football',
  'princess',
  'sunshine',
  'dragon',
  'monkey',
  'qwertyuiop',
  'qwerty',
  'azerty',
  'asdfgh',
  'zxcvbn',
  'admin',
  'login',
  'secret',
  'master',
  'abc',
  'love',
  'jesus',
  'imana',
  'rwanda',
  'kigali',
  'muraho',
  'amahoro',
  'uruhu',
  'amavubi',
  'arsenal',
  'chelsea',
  'korea',
  'beauty',
  '2024',
  '2025',
  '2026',
  '2027',
];

/** Characters that often replace a letter. */
const LETTER_BY_LOOKALIKE: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const toLetters = (text: string) => [...text.toLowerCase()].map((character) => LETTER_BY_LOOKALIKE[character] ?? character).join('');

/** Stands for a common word, or a word that an attacker knows of the shopper. */
const WORD_MARK = '\u0001';

/** Replaces `words` in `text` by the mark, also where they are spelled like 'p@ssw0rd'. */
function replaceWords(text: string, words: readonly string[]): string {
  let replaced = text.toLowerCase();
  for (const word of words) {
    for (const form of [word, toLetters(word)]) {
      for (let start = findWord(replaced, form); start >= 0; start = findWord(replaced, form)) {
        replaced = replaced.slice(0, start) + WORD_MARK + replaced.slice(start + form.length);
      }
    }
  }
  return replaced;
}

const findWord = (text: string, word: string) => Math.max(text.indexOf(word), toLetters(text).indexOf(word));

/** Collapses repeats, also nested ones: 'aabaab' becomes 'abab', then 'ab'. */
function collapseRepeats(text: string): string {
  // A piece of up to 8 characters that follows itself at least once.
  const collapsed = text.replace(/(.{1,8}?)\1+/gu, '$1');
  return collapsed === text ? text : collapseRepeats(collapsed);
}

/** Collapses repeats ('aaaa', 'xyxyxy') and runs ('12345') to their beginning, because they add little to guess. */
function collapsePatterns(text: string): string {
  const unrepeated = collapseRepeats(text);
  const distanceToPrevious = (index: number) => (unrepeated.codePointAt(index) ?? 0) - (unrepeated.codePointAt(index - 1) ?? 0);
  const continuesRun = (index: number) =>
    Math.abs(distanceToPrevious(index)) === 1 && distanceToPrevious(index) === distanceToPrevious(index - 1);
  return [...unrepeated].filter((_, index) => index < 2 || !continuesRun(index)).join('');
}

/** The character classes, with how many characters of each an attacker tries: those of an English keyboard. */
const CHARACTER_CLASSES: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
];

/** The bits that a password needs to be fair, good and strong. A fair password resists guesses at the sign-in form, a strong one also guesses by a thief of the database. */
const BITS_MIN = [32, 48, 70];

/** Further characters are not read, because each makes the estimate slower. */
const READ_LENGTH_MAX = 200;

/** `knownTexts`: what an attacker knows of the shopper, such as the username. */
export function estimatePasswordStrength(password: string, knownTexts: readonly string[] = []): Strength {
  const typed = password.slice(0, READ_LENGTH_MAX);
  const names = knownTexts.map((name) => name.trim().toLowerCase()).filter((name) => name.length > 2);
  const alphabetSize = CHARACTER_CLASSES.filter(([pattern]) => pattern.test(typed)).reduce((sum, [, characters]) => sum + characters, 0);
  const length = [...collapsePatterns(replaceWords(typed, [...names, ...COMMON_WORDS]))].length;
  const bits = length * Math.log2(Math.max(alphabetSize, 2));
  return STRENGTHS[BITS_MIN.filter((bitsMin) => bits >= bitsMin).length] ?? 'strong';
}
