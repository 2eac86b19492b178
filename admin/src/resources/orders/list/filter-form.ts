/** Converts the limits of the list of orders to and from the fields of a form. */
import { parseWholeNumber } from '@uruhu/contract/rules/whole-number';
import { FILTER_DAYS_MAX, STAFF_TEXT_MAX } from '@uruhu/contract/staff/limits';
import type { OrderLimits } from '@uruhu/contract/staff/orders/lists';
import { fromKigaliInput, toKigaliInput } from '#admin/forms/inputs/kigali-time.ts';
import { readField } from '#admin/lib/read-field.ts';

const DAY_MS = 24 * 3_600_000;

type Field<Value> = {
  /** Returns the text of the field for a value. */
  write: (value: Value) => string;
  /** Returns the value of a text that is not empty; null if it cannot be read. */
  read: (text: string) => Value | null;
  /** The error for a text that cannot be read. */
  error: string;
};

const addDays = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString();
const readDay = (text: string): string | null => fromKigaliInput(`${text}T00:00`);
const writeDay = (iso: string): string => toKigaliInput(iso).slice(0, 10);
const DAY_ERROR = 'Please choose a day.';

const YES_OR_NO: Field<boolean> = {
  write: (value) => (value ? 'yes' : 'no'),
  read: (text) => ({ yes: true, no: false })[text] ?? null,
  error: 'Please choose one of the list.',
};

/** Each limit that the contract knows has a field here, so none is lost when the form is sent. */
const FIELDS: { [Name in keyof OrderLimits]-?: Field<NonNullable<OrderLimits[Name]>> } = {
  within_days: {
    write: String,
    read: (text) => {
      const days = parseWholeNumber(text);
      return days !== null && days >= 1 && days <= FILTER_DAYS_MAX ? days : null;
    },
    error: `Please enter 1 to ${FILTER_DAYS_MAX.toLocaleString('en-US')} days.`,
  },
  from: { write: writeDay, read: readDay, error: DAY_ERROR },
  // The span ends before `to`, so the field shows the day before it.
  to: {
    write: (to) => writeDay(addDays(to, -1)),
    read: (text) => {
      const day = readDay(text);
      return day && addDays(day, 1);
    },
    error: DAY_ERROR,
  },
  total_from: { write: String, read: parseWholeNumber, error: 'Please enter whole francs, such as 12,000.' },
  coupon: {
    write: (code) => code,
    read: (code) => (code.length > STAFF_TEXT_MAX.filter_coupon ? null : code),
    error: `A code must have at most ${STAFF_TEXT_MAX.filter_coupon} characters.`,
  },
  entered: YES_OR_NO,
  cancelled: YES_OR_NO,
};
const NAMES = Object.keys(FIELDS) as (keyof OrderLimits)[];

export const writeLimit = (limits: OrderLimits, name: keyof OrderLimits): string => {
  const value = limits[name];
  return value === undefined ? '' : (FIELDS[name] as Field<typeof value>).write(value);
};

export type LimitErrors = Partial<Record<keyof OrderLimits, string>>;

/** The limits in the form, and a sentence for each field that cannot be read. */
export function readLimits(form: FormData): { limits: OrderLimits; errors: LimitErrors } {
  const [limits, errors]: [Record<string, unknown>, LimitErrors] = [{}, {}];
  for (const name of NAMES) {
    const text = readField(form, name);
    const value = text === '' ? undefined : FIELDS[name].read(text);
    if (value === null) errors[name] = FIELDS[name].error;
    else if (value !== undefined) limits[name] = value;
  }
  if (typeof limits.from === 'string' && typeof limits.to === 'string' && limits.from >= limits.to)
    errors.to = 'Please choose a day that is not before the first one.';
  return { limits: limits as OrderLimits, errors };
}
