import type { Meaning } from './meaning.ts';
import { GRADES } from './scoring/grades.ts';
import { listWrittenWords, QUERY_LENGTH_MAX, stem } from './words.ts';

/** The text with mistyped words corrected; null if there are none. */
export function formatCorrection(text: string, { meant, corrections, meantWords }: Meaning): string | null {
  const right = new Map<string, string>();
  for (const { concept, words } of meant) {
    if (concept.joined !== null) continue;
    words.forEach(({ matches, fuzzy }, place) => {
      const word = concept.words[place] ?? '';
      const nearest = corrections.get(word) ?? matches.find(({ grade }) => grade === GRADES.fuzzy)?.term.text;
      const probable = concept.meanings.length > 0 ? meantWords.get(word) : fuzzy ? nearest : undefined;
      if (probable !== undefined) right.set(word, probable);
    });
  }
  if (right.size === 0) return null;
  return [...new Set(listWrittenWords(text.slice(0, QUERY_LENGTH_MAX)))].map((word) => right.get(stem(word)) ?? word).join(' ');
}
