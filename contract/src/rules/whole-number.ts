/** Groups of three digits, all with the same separator, which `\1` repeats; a fraction of zeros has another separator. */
const GROUPED = /^[1-9]\d{0,2}([.,' \u00a0\u202f’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]0{1,2})?$/;
/** After three digits or fewer, a comma with zeros is refused: '12,00' may be a mistyped '12,000'. */
const PLAIN = /^(?:\d+(?:\.0{1,2})?|\d{4,},0{1,2})$/;
const FRACTION = /[.,]0{1,2}$/;
const CURRENCY = /^(?:rwf|frw)\s*|\s*(?:rwf|frw)$/gi;
const LENGTH_MAX = 60;

/**
 * The whole number that a staff member or shopper typed or pasted, such as '12000', '12,000', '12 000', '12.000,00' or 'RWF 12,000'. Null for
 * every other text, such as '7.5' or '12,5', because removing characters would change the amount.
 */
export function parseWholeNumber(typed: string): number | null {
  // CURRENCY takes quadratic time on long white space.
  if (typed.length > LENGTH_MAX) return null;
  const text = typed.trim().replace(CURRENCY, '');
  if (!PLAIN.test(text) && !GROUPED.test(text)) return null;
  const number = Number(text.replace(FRACTION, '').replace(/\D/g, ''));
  return Number.isSafeInteger(number) ? number : null;
}
