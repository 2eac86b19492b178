import type { FoundPhrase } from '../lexicon/find-phrases.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Phrase } from '../lexicon/phrases.ts';

/** Whether the words of a phrase are typed in one of its sequences, if it has any. Only stop words may stand between them. */
export function isInSequence(lexicon: Lexicon, { sequences }: FoundPhrase, written: readonly string[]): boolean {
  const isTyped = (sequence: Phrase): boolean => {
    const words = written.filter((word) => !lexicon.isStopWord(word) || sequence.includes(word));
    return words.some((_, start) => sequence.every((word, position) => word === words[start + position]));
  };
  return sequences === null || sequences.some(isTyped);
}
