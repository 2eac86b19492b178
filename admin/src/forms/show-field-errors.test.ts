import { expect, test } from 'vitest';
import { summarizeErrors } from './show-field-errors.ts';

const NAME_ERROR = { path: 'name', code: 'text_missing', message: 'Please enter a name' } as const;
const BAND_ERROR = { path: 'bands.1.fee', code: 'amount_invalid', message: 'Please enter a fee' } as const;
const VERSION_ERROR = { path: 'version', code: 'version_needed', message: 'Please load it again' } as const;

/** A form that has a name and two bands, but no field for the version. `errors`: what it shows beside its fields. */
const createForm = (errors: object) => ({
  getValues: (path: string) => (path === VERSION_ERROR.path ? undefined : ''),
  formState: { errors },
});
type Form = Parameters<typeof summarizeErrors>[1];
const summarize = (refused: Parameters<typeof summarizeErrors>[0], shownErrors: object) =>
  summarizeErrors(refused, createForm(shownErrors) as unknown as Form, (field) => field.toUpperCase());

const SHOP_ERROR = { type: 'shop' };
const BOTH_ERRORS = { name: SHOP_ERROR, bands: [undefined, { fee: SHOP_ERROR }] };

test('the message at the top of a form names all refused fields while they are unchanged', () => {
  expect(summarize({ message: NAME_ERROR.message, errors: [NAME_ERROR, BAND_ERROR] }, BOTH_ERRORS)).toBe(
    'NAME: Please enter a name\nBANDS: Please enter a fee',
  );
  expect(summarize({ message: 'The shop could not be reached.', errors: [] }, {})).toBe('The shop could not be reached.');
});

test('the message leaves out a field once it is changed, and is empty once all are changed', () => {
  const refused = { message: NAME_ERROR.message, errors: [NAME_ERROR, BAND_ERROR] };
  expect(summarize(refused, { bands: BOTH_ERRORS.bands })).toBe('BANDS: Please enter a fee');
  expect(summarize(refused, {})).toBe('');
});

test('an error that the form itself finds in a changed field does not keep the message of the shop', () => {
  expect(summarize({ message: NAME_ERROR.message, errors: [NAME_ERROR] }, { name: { type: 'validate' } })).toBe('');
});

test('the error of a field that the form does not have stays until the next save', () => {
  const refused = { message: NAME_ERROR.message, errors: [NAME_ERROR, VERSION_ERROR] };
  expect(summarize(refused, { name: SHOP_ERROR })).toBe('NAME: Please enter a name\nVERSION: Please load it again');
  expect(summarize(refused, {})).toBe('VERSION: Please load it again');
});
