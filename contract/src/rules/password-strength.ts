/** How hard a password is to guess, roughly: advice while it is typed, never a reason to refuse it. */

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What is tried first, everywhere and here. Each counts as one character, wherever it stands. */
const FAMILIAR = [
  ...['password', 'passwort', 'motdepasse', 'welcome', 'letmein', 'iloveyou', 'football', 'princess', 'sunshine', 'dragon', 'monkey'],
  ...['qwertyuiop', 'qwerty', 'azerty', 'asdfgh', 'zxcvbn', 'admin', 'login', 'secret', 'master', 'abc', 'love', 'jesus', 'imana'],
  ...['rwanda', 'kigali', 'muraho', 'amahoro', 'uruhu', 'amavubi', 'arsenal', 'chelsea', 'korea', 'beauty', '2024', '2025', '2026', '2027'],
];

/** Letters that are often written as something else. */
const WRITTEN_AS: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' };
const asLetters = (text: string) => [...text.toLowerCase()].map((character) => WRITTEN_AS[character] ?? character).join('');

/** One character in place of all that is known before guessing begins. */
const KNOWN = '\u0001';

/** `words` taken out of `text`, also where they are written 'p@ssw0rd'. */
function withoutWords(text: string, words: readonly string[]): string {
  let left = text.toLowerCase();
  for (const word of words) {
    for (const form of [word, asLetters(word)]) {
      for (let at = find(left, form); at >= 0; at = find(left, form)) left = left.slice(0, at) + KNOWN + left.slice(at + form.length);
    }
  }
  return left;
}

const find = (text: string, word: string) => Math.max(text.indexOf(word), asLetters(text).indexOf(word));

/** Each thing once: in 'aabaab' first the letters, then what they make together. */
function withoutRepeats(text: string): string {
  const once = text.replace(/(.{1,8}?)\1+/gu, '$1');
  return once === text ? once : withoutRepeats(once);
}

/** 'aaaa', 'xyxyxy' and '12345' are one short thing and a habit. */
function withoutHabits(text: string): string {
  const once = withoutRepeats(text);
  const step = (place: number) => (once.codePointAt(place) ?? 0) - (once.codePointAt(place - 1) ?? 0);
  return [...once].filter((_, place) => place < 2 || Math.abs(step(place)) !== 1 || step(place) !== step(place - 1)).join('');
}

/** Of how many characters each one may be. */
const KINDS: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{Ll}\p{Lu}\d]/u, 33],
];

/** From so many bits on it is fair, good, strong: for a guesser who has to ask a shop, and one who has stolen its database. */
const BITS = [32, 48, 70];

/** `known`: what a guesser knows of the person, as the username. Works on at most 200 characters. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const typed = password.slice(0, 200);
  const names = known.map((name) => name.trim().toLowerCase()).filter((name) => name.length > 2);
  const kinds = KINDS.filter(([kind]) => kind.test(typed)).reduce((sum, [, characters]) => sum + characters, 0);
  const left = [...withoutHabits(withoutWords(typed, [...names, ...FAMILIAR]))].length;
  const bits = left * Math.log2(Math.max(kinds, 2));
  return STRENGTHS[BITS.filter((least) => bits >= least).length] ?? 'strong';
}
