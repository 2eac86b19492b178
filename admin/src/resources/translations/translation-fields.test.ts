import type { TranslatedRecord, TranslatedText } from '@uruhu/contract/staff/translations';
import { expect, test } from 'vitest';
import { pickChanges } from '#admin/forms/compare-records.ts';
import {
  buildLabels,
  countOpenTexts,
  getConfirmationName,
  getFieldName,
  replaceTexts,
  toChanges,
  toFormFields,
  toSavedValue,
} from './translation-fields.ts';

const NONE = { value: null, state: 'missing', version: 0, updated_at: null } as const;
const NAME: TranslatedText = {
  kind: 'products',
  record_id: 'rice.toner',
  field: 'name',
  part: null,
  label: 'Name',
  field_kind: 'line',
  has_html: false,
  english: 'Rice Toner',
  english_hash: 'a'.repeat(32),
  translations: { fr: NONE, rw: { value: 'Tona', state: 'outdated', version: 3, updated_at: null } },
};
const FACTS: TranslatedText = {
  ...NAME,
  field: 'specific_info',
  label: 'Facts',
  field_kind: 'labelled texts',
  english: [
    { label: 'Volume', value: '50 ml' },
    { label: 'Origin', value: 'Korea' },
  ],
  translations: { fr: { ...NONE, value: [{ label: 'Volume', value: '50 ml' }], state: 'outdated', version: 1 }, rw: NONE },
};
const RECORD: TranslatedRecord = { kind: 'products', record_id: 'rice.toner', title: 'Rice Toner', texts: [NAME, FACTS] };
const fields = toFormFields(RECORD);
const change = (changed: object) => toChanges(pickChanges(fields, { ...fields, ...changed }), fields);

test('an unchanged form saves nothing, also where English has more lines than its translation', () => {
  expect(change({})).toEqual([]);
  expect(fields[getFieldName(FACTS, 'fr')]).toEqual([
    { label: 'Volume', value: '50 ml' },
    { label: '', value: '' },
  ]);
});

test('a changed text is sent with the English and the version that the member saw; an emptied one is deleted', () => {
  const [inFrench, inKinyarwanda] = [getFieldName(NAME, 'fr'), getFieldName(NAME, 'rw')];
  const key = { kind: 'products', record_id: 'rice.toner', field: 'name', english_hash: NAME.english_hash };
  expect(change({ [inFrench]: 'Lotion', [inKinyarwanda]: ' ' })).toEqual([
    { name: inFrench, change: { ...key, language: 'fr', version: 0, value: 'Lotion' } },
    { name: inKinyarwanda, change: { ...key, language: 'rw', version: 3, value: null } },
  ]);
});

test('a text that is still right is sent as it is', () => {
  const name = getFieldName(NAME, 'rw');
  expect(change({ [getConfirmationName(name)]: true })).toMatchObject([{ name, change: { value: 'Tona', version: 3 } }]);
});

test('a line that is left empty among others stays in English', () => {
  expect(
    toSavedValue(FACTS.english, [
      { label: 'Ubunini', value: '' },
      { label: '', value: '' },
    ]),
  ).toEqual([
    { label: 'Ubunini', value: '50 ml' },
    { label: 'Origin', value: 'Korea' },
  ]);
  expect(toSavedValue(FACTS.english, [{ label: ' ', value: '' }])).toBeNull();
});

test('field names have no dots, and labels say the language', () => {
  expect(Object.keys(fields).filter((name) => /[.[\]]/.test(name))).toEqual([]);
  expect(buildLabels(RECORD)[getFieldName(FACTS, 'rw')]).toBe('Facts in Kinyarwanda');
});

test('texts that a call returns replace those of the record', () => {
  const saved = {
    ...NAME,
    translations: { ...NAME.translations, fr: { ...NONE, state: 'complete' as const, value: 'Lotion', version: 1 } },
  };
  expect(replaceTexts(RECORD, [saved]).texts).toEqual([saved, FACTS]);
  expect([countOpenTexts(RECORD, 'fr'), countOpenTexts(replaceTexts(RECORD, [saved]), 'fr')]).toEqual([2, 1]);
});
