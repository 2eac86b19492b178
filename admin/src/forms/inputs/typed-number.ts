import { parseWholeNumber } from '@uruhu/contract/rules/whole-number';

export const NUMBER_ERROR = 'Please enter a whole number, such as 12,000.';

type Options<Empty> = { unit: string; emptyValue: Empty };

/** The number in an input; NaN if the text is no whole number. The unit of the input may follow the number. */
export function readTypedNumber<Empty extends number | null>(typed: string, { unit, emptyValue }: Options<Empty>): number | Empty {
  const text = typed.trim();
  if (text === '') return emptyValue;
  const hasUnit = unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase());
  return parseWholeNumber(hasUnit ? text.slice(0, -unit.length) : text) ?? Number.NaN;
}

/** As `readTypedNumber`, also for a number below 0, which has a minus before it. */
export function readSignedNumber(typed: string): number {
  const [, minus, text = ''] = /^\s*([-−]?)(.*)$/s.exec(typed) ?? [];
  const number = readTypedNumber(text, { unit: '', emptyValue: minus ? Number.NaN : 0 });
  return minus ? 0 - number : number;
}
