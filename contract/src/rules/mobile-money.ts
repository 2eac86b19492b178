/** How a shopper pays by mobile money: one code to dial, which holds merchant and amount. */

export type MobileMoney = { ussd_code: string; merchant_name: string };

/**
 * The code to dial for an amount in whole francs. `ussd_code` is the setting: `{amount}` in it is replaced;
 * without it the amount is put before the closing '#', as MoMoPay reads it.
 */
export function ussdFor(ussd_code: string, amount_rwf: number): string {
  if (ussd_code.includes('{amount}')) return ussd_code.replace('{amount}', String(amount_rwf));
  return ussd_code.replace(/#?$/, `*${amount_rwf}#`);
}

/** A link that Android's dialler opens with the code filled in; '#' would else begin a fragment. */
export function dialLink(ussd: string): string {
  return `tel:${ussd.replaceAll('#', '%23')}`;
}

/** The one way in which a transaction's id is written, however somebody typed it: the same one never pays twice. */
export const canonicalTransactionId = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/**
 * As it stands in the network's message: letters and digits, perhaps with marks between them. MTN's ids in Rwanda are digits alone,
 * Airtel's letters and digits; so what has no digit is a word or a name that somebody typed, and no money is found by it.
 */
export const isTransactionId = (text: string): boolean => /^(?=.*\d)[A-Z0-9][A-Z0-9./_-]{3,39}$/.test(canonicalTransactionId(text));

/** Whether a number, as normalisePhone writes it, is one of MTN's: the only ones whose phones can be made to ask. */
export const isMtnNumber = (phone: string): boolean => /^\+2507[89]\d{7}$/.test(phone);
