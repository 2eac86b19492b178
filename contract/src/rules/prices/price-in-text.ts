/** Finds price bounds in a text such as 'toner under 20,000 RWF'. */

/** `phrase`: the price as written. */
export type PriceInText = { textWithoutPrice: string; phrase: string; min_rwf: number | null; max_rwf: number | null };

const CURRENCY = '(?:rwf|frw|francs?|fr)';
/** Captures the digits, with their separators. */
const DIGITS = String.raw`(\d{1,3}(?:[ ,.]\d{3})+|\d+)`;
/** Captures the digits, and the 'k' of thousands. */
const NUMBER = String.raw`(?:${CURRENCY}\s*)?${DIGITS}\s*(k)?`;
/** A number with one of these units is a size or a strength, not a price: 'shampoo over 500 ml'. */
const UNIT = '(?:ml|cl|l|g|gr|kg|mg|oz|%)';
/** The end of a number without a unit. */
const NO_UNIT = String.raw`(?=\s|$)(?!\s*${UNIT}(?:\s|$))`;
/** A number with or without a currency, and without a unit. */
const AMOUNT = String.raw`${NUMBER}\s*${CURRENCY}?${NO_UNIT}`;
const createBoundPattern = (words: string) => new RegExp(String.raw`(?:^|\s)(?:${words})\s+${AMOUNT}`, 'i');
const MAX_PRICE = createBoundPattern(
  'under|below|less than|cheaper than|not? (?:more than|over|above)|pas plus de|within|at most|budget(?: of)?|up to|max(?:imum)?|(?:à |a )?moins de|munsi ya',
);
const MIN_PRICE = createBoundPattern('over|above|more than|from|min(?:imum)?|plus de|hejuru ya');
/** Captures a number of whole hundreds, or one with the 'k' of thousands. Other numbers may be names of products: '1025'. */
const ROUND_NUMBER = String.raw`(\d{1,3}[ ,.]\d00|\d{1,6}00|\d{1,4}(?=k))(k)?`;
/** '24k gold' is a strength, not a price. */
const NO_GOLD = String.raw`(?!\s+gold)`;
/** A price without a word such as 'under' needs a currency, the 'k' of thousands, or whole hundreds from 2,000 on. */
const SINGLE_PRICES = [
  new RegExp(
    String.raw`(?:^|\s)(?:(?:for|at|about|around|pour)\s+)?${DIGITS}(?:(k)${NO_GOLD}(?:\s*${CURRENCY})?|\s*${CURRENCY})(?=\s|$)`,
    'i',
  ),
  new RegExp(String.raw`(?:^|\s)(?:(?:for|at|about|around|pour)\s+)?${CURRENCY}\s*${DIGITS}(k)?(?=\s|$)`, 'i'),
];
/** A number of whole hundreds beside other words. */
const ROUND_PRICE = new RegExp(String.raw`(?:^|\s)(?:(?:for|at|about|around|pour)\s+)?${ROUND_NUMBER}${NO_UNIT}${NO_GOLD}`, 'i');
const ROUND_PRICE_MIN_RWF = 2000;
/** Each captures two numbers. */
const RANGES = [
  new RegExp(String.raw`(?:^|\s)(?:between|entre|hagati ya)\s+${AMOUNT}\s+(?:and|et|na)\s+${AMOUNT}`, 'i'),
  new RegExp(String.raw`(?:^|\s)(?:from|de)\s+${AMOUNT}\s+(?:to|à|a)\s+${AMOUNT}`, 'i'),
  new RegExp(String.raw`(?:^|\s)${NUMBER}\s*[-–]\s*${NUMBER}\s*${CURRENCY}(?=\s|$)`, 'i'),
  new RegExp(String.raw`(?:^|\s)${ROUND_NUMBER}\s*(?:[-–]|to|à)\s*${ROUND_NUMBER}${NO_UNIT}`, 'i'),
];

/** The search reads no more of a query. */
const TEXT_LENGTH_MAX = 200;

/** A smaller number is not a price: 'under 18', 'over 50 ml'. */
const PRICE_MIN_RWF = 500;

/** Reads the number that the pattern has captured as the first or second; null where it is no price. */
function readAmount(match: RegExpExecArray | null, position: 'first' | 'second' = 'first'): number | null {
  const [digits, thousands] = position === 'first' ? [match?.[1], match?.[2]] : [match?.[3], match?.[4]];
  if (digits === undefined) return null;
  const amount = Number(digits.replace(/\D/g, '')) * (thousands ? 1000 : 1);
  return amount >= PRICE_MIN_RWF ? amount : null;
}

/** The match of a pattern, if it is a price. */
function findPriceMatch(pattern: RegExp, text: string): RegExpExecArray | null {
  const match = pattern.exec(text);
  return readAmount(match) === null ? null : match;
}

const removeMatch = (text: string, match: RegExpExecArray | null): string =>
  match ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` : text;
const normaliseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Finds a price without a word such as 'under', as in 'serum 20k'. It is what the shopper wants to spend, so it counts as the highest price. A
 * number of whole hundreds without a currency counts only beside other words, and not as the end of a range such as '1025 - 2000'.
 */
function findSinglePrice(text: string): PriceInText | null {
  const roundMatch = ROUND_PRICE.exec(text);
  const textBefore = text.slice(0, roundMatch?.index).trim();
  const isRoundPrice =
    (readAmount(roundMatch) ?? 0) >= ROUND_PRICE_MIN_RWF && removeMatch(text, roundMatch).trim() !== '' && !/[-–]$/.test(textBefore);
  const matches = [...SINGLE_PRICES.map((pattern) => pattern.exec(text)), isRoundPrice ? roundMatch : null];
  const match = matches.find((found) => readAmount(found) !== null);
  if (!match) return null;
  const textWithoutPrice = normaliseSpaces(removeMatch(text, match));
  return { textWithoutPrice, phrase: normaliseSpaces(match[0]), min_rwf: null, max_rwf: readAmount(match) };
}

/** Finds the lowest and highest price that a text names; null if it names none. */
export function findPriceInText(longText: string): PriceInText | null {
  // Most texts have no number, and trying all patterns takes longer than looking for a digit.
  if (!/\d/.test(longText)) return null;
  // The patterns would take seconds for long runs of spaces.
  const text = normaliseSpaces(longText.slice(0, TEXT_LENGTH_MAX));
  for (const range of RANGES) {
    const match = range.exec(text);
    const [first, second] = [readAmount(match), readAmount(match, 'second')];
    if (first === null || second === null) continue;
    const phrase = normaliseSpaces(match?.[0] ?? '');
    return {
      textWithoutPrice: normaliseSpaces(removeMatch(text, match)),
      phrase,
      min_rwf: Math.min(first, second),
      max_rwf: Math.max(first, second),
    };
  }
  const maxMatch = findPriceMatch(MAX_PRICE, text);
  // The lowest price is looked for without the phrase of the highest one, because 'not more than' contains 'more than'.
  const textWithoutMax = removeMatch(text, maxMatch);
  const minMatch = findPriceMatch(MIN_PRICE, textWithoutMax);
  const [max_rwf, min_rwf] = [readAmount(maxMatch), readAmount(minMatch)];
  if (max_rwf === null && min_rwf === null) return findSinglePrice(text);
  const matches = [maxMatch, minMatch];
  const textWithoutPrice = normaliseSpaces(removeMatch(textWithoutMax, minMatch));
  const phrase = normaliseSpaces(matches.map((match) => match?.[0] ?? '').join(' '));
  const areSwapped = min_rwf !== null && max_rwf !== null && min_rwf > max_rwf;
  const bounds = areSwapped ? { min_rwf: max_rwf, max_rwf: min_rwf } : { min_rwf, max_rwf };
  return { textWithoutPrice, phrase, ...bounds };
}
