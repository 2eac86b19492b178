/** What somebody of the staff looks for: one text may be several things. */
import { canonicalTransactionId } from '@uruhu/contract/rules/mobile-money';
import { normalisePhone } from '@uruhu/contract/rules/phone';

export type Search = {
  /** The beginning of an order's id. */
  id: string | null;
  phones: string[];
  /** The id of a transaction, as people and as providers write it. */
  references: string[];
  /** A query of words, each of which may be the beginning of one; null where there are none. */
  words: string | null;
};

export function searchOf(q: string): Search {
  const text = q.trim();
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return {
    id: /^[0-9a-f][0-9a-f-]{3,35}$/i.test(text) ? text.toLowerCase() : null,
    phones: /\d{7}/.test(text.replace(/[\s\-()]/g, '')) ? [...new Set([text, normalisePhone(text)])] : [],
    references: [...new Set([text, canonicalTransactionId(text)])],
    words: words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null,
  };
}
