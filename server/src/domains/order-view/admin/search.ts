/** Parses the search text of a staff member, which can be an id, a phone number, a transaction id or words of a name. */
import { normaliseTransactionId } from '@uruhu/contract/rules/mobile-money';
import { formatNameQuery } from '../../../lib/name-query.ts';
import { writePhones } from '../../../lib/phones.ts';

/** The values by which the text may match an order; null or empty if the text cannot be one. */
export type OrderSearch = {
  /** The start of an order's id. */
  idStart: string | null;
  phones: string[];
  /** The last digits of a phone number. */
  phoneEnding: string | null;
  /** A transaction id, as typed and in canonical form. */
  references: string[];
  /** A full-text query of word prefixes; null without words. */
  words: string | null;
};

export function parseSearch(q: string): OrderSearch {
  const text = q.trim();
  const digits = text.replace(/[\s\-()]/g, '');
  return {
    // At least four characters of a UUID, which has 36.
    idStart: /^[0-9a-f][0-9a-f-]{3,35}$/i.test(text) ? text.toLowerCase() : null,
    // Fewer digits in a row can only be the end of a phone number.
    phones: /\d{7}/.test(digits) ? [...new Set([text, ...writePhones(text)])] : [],
    phoneEnding: /^\d{4,9}$/.test(digits) ? digits : null,
    references: [...new Set([text, normaliseTransactionId(text)])],
    words: formatNameQuery(text),
  };
}
