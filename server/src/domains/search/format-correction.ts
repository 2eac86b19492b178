import type { PriceInText } from '@uruhu/contract/rules/prices/price-in-text';
import type { Meaning } from './meaning.ts';
import { GRADES } from './scoring/grades.ts';
import { listWrittenWords, QUERY_LENGTH_MAX, stem } from './words.ts';

/** The text with mistyped words corrected, and with its price at the end; null if there are none. */
export function formatCorrection(text: string, price: PriceInText | null, { meant, corrections, meantWords }: Meaning): string | null {
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
  const written = listWrittenWords(price?.text ?? text.slice(0, QUERY_LENGTH_MAX));
  const words = [...new Set(written)].map((word) => right.get(stem(word)) ?? word);
  return [...words, ...(price ? [price.phrase] : [])].join(' ');
}
