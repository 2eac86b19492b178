/** Paying by mobile money: the shopper dials one code, which holds the merchant and the amount. */

/**
 * Builds the code to dial for an amount. `ussd_code` is the shop's setting: the amount replaces `{amount}` in it. Without `{amount}`, the
 * amount goes before the closing '#', where MoMoPay expects it.
 */
export function buildUssdCode(ussd_code: string, amount_rwf: number): string {
  if (ussd_code.includes('{amount}')) return ussd_code.replace('{amount}', String(amount_rwf));
  // The pattern matches the closing '#', or the end where there is none.
  return ussd_code.replace(/#?$/, `*${amount_rwf}#`);
}

/** Builds a link that opens Android's dialler with the code filled in. '#' is escaped, because it would start a fragment. */
export function buildDialLink(ussd: string): string {
  return `tel:${ussd.replaceAll('#', '%23')}`;
}

/** The code points where the digits of Arabic keyboards start. NFKC turns full-width digits into ASCII, but not these. */
const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
const toAsciiDigit = (digit: string) => {
  const code = digit.charCodeAt(0);
  return String(code - (code < PERSIAN_ZERO ? ARABIC_ZERO : PERSIAN_ZERO));
};
const toAsciiText = (text: string) => text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toAsciiDigit);

/** Matches a letter or a digit outside ASCII: \P{L} and \P{N} are everything but letters and digits, and the brackets negate them. */
const FOREIGN_LETTER_OR_DIGIT = /[^\P{L}A-Za-z]|[^\P{N}0-9]/u;

/** The labels before an id in the networks' messages: 'TxId:', 'Financial Transaction Id:', 'TID'. */
const LABEL = /^(?:(?:FINANCIAL)?(?:TRANSACTION|TRANS|TXN|TX|T)ID|ID(?=\d))+/;

/**
 * Normalises a transaction id, so that two spellings of one id cannot pay two orders: ASCII letters and digits only, in capitals, without the
 * label of the network's message and, if all of it is digits, without leading zeros. Returns '' where nothing is left. The database
 * function `canonical_transaction_id` does the same.
 */
export const normaliseTransactionId = (text: string): string =>
  toAsciiText(text)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replace(LABEL, '')
    .replace(/^0+(?=\d*$)/, '');

/**
 * An id has 4 to 40 letters and digits, perhaps with punctuation between them. MTN's ids in Rwanda have digits only, Airtel's letters and
 * digits. A text without a digit is a word or a name, and no id has letters outside ASCII.
 */
export const isTransactionId = (text: string): boolean =>
  /^(?=.*\d)[A-Z0-9]{4,40}$/.test(normaliseTransactionId(text)) && !FOREIGN_LETTER_OR_DIGIT.test(toAsciiText(text));

/** Both networks give longer ids, so a shorter one is a typing mistake or a part of the id. */
const USUAL_LENGTH_MIN = 8;

/** Whether it can be an id, but is shorter than those that the networks give. */
export const isUnusualTransactionId = (text: string): boolean =>
  isTransactionId(text) && normaliseTransactionId(text).length < USUAL_LENGTH_MIN;

/** Whether a normalised number is MTN's: only MTN phones can receive a prompt. */
export const isMtnNumber = (phone: string): boolean => /^\+2507[89]\d{7}$/.test(phone);

/** Whether a transaction with this id can come from this normalised number: MTN's ids have digits only. */
export const canComeFromNetwork = (phone: string, transaction_id: string): boolean =>
  !isMtnNumber(phone) || /^\d*$/.test(normaliseTransactionId(transaction_id));
