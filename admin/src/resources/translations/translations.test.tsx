import { waitFor, within } from '@testing-library/react';
import type { TranslatedText } from '@uruhu/contract/staff/translations';
import { expect, test } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const ROW = {
  id: 'slides:s1:rw',
  kind: 'slides',
  record_id: 's1',
  title: 'Sun care',
  language: 'rw',
  texts: 4,
  missing: 1,
  outdated: 2,
} as const;
const NONE = { value: null, state: 'missing', version: 0, updated_at: null } as const;
const createText = (fields: Partial<TranslatedText>): TranslatedText => ({
  kind: 'slides',
  record_id: 's1',
  field: 'title',
  part: null,
  label: 'Title',
  field_kind: 'line',
  has_html: false,
  english: 'Sun care',
  english_hash: 'a'.repeat(32),
  translations: { fr: NONE, rw: NONE },
  ...fields,
});
const TITLE = createText({ translations: { fr: NONE, rw: { value: 'Izuba', state: 'outdated', version: 2, updated_at: null } } });
const ACTION = createText({ field: 'action', label: 'Button', english: 'See all' });
const record = (...texts: TranslatedText[]) =>
  reply('translatedRecord', { data: { kind: 'slides', record_id: 's1', title: 'Sun care', texts } as never });
const saved = (...texts: TranslatedText[]) => reply('saveTranslations', { data: texts as never });
const inKinyarwanda = (text: TranslatedText, value: string, version: number): TranslatedText => ({
  ...text,
  translations: { ...text.translations, rw: { value, state: 'complete', version, updated_at: null } },
});

test('the list says what is missing and outdated, is filtered by the address, and leads to the texts', async () => {
  const admin = await renderAdmin('/translations', {
    replies: { translatedPages: reply('translatedPages', { data: [ROW], total: 1 } as never), translatedRecord: record(TITLE) },
  });
  await admin.findByText('1 of 4 missing');
  admin.getByText('2 outdated');
  await admin.user.click(admin.getByRole('tab', { name: 'Outdated' }));
  await admin.choose('Language', 'Kinyarwanda');
  await waitFor(() => expect(JSON.parse(admin.getQuery().get('filter') ?? '')).toEqual({ state: 'outdated', language: 'rw' }));
  await admin.user.click(admin.getByRole('link', { name: 'Sun care' }));
  await admin.findByRole('heading', { level: 1, name: 'Translate: Sun care' });
  expect(admin.getAddress()).toBe('/translations/slides:s1:rw');
});

test('an editor does not see the kinds that she may not read', async () => {
  const admin = await renderAdmin('/translations', { role: 'editor' });
  await admin.user.click(await admin.findByRole('combobox', { name: 'Kind' }));
  const kinds = admin.getAllByRole('option').map(({ textContent }) => textContent);
  expect(kinds).toContain('Slide');
  expect(kinds).not.toContain('Settings');
});

test('a member translates a text, confirms another, and saves only these', async () => {
  const admin = await renderAdmin('/translations/slides:s1:rw', { replies: { translatedRecord: record(TITLE, ACTION) } });
  await admin.findByText('English changed since');
  expect(admin.queryByLabelText('Title in French')).toBeNull();
  await admin.press('Title in Kinyarwanda is still right');
  await admin.fill('Button in Kinyarwanda', 'Reba byose');
  admin.getByText('Unsaved: Title in Kinyarwanda is still right and Button in Kinyarwanda');
  admin.api.replies.saveTranslations = saved(inKinyarwanda(TITLE, 'Izuba', 3), inKinyarwanda(ACTION, 'Reba byose', 1));
  await admin.press('Save');
  await admin.findByText('Saved');
  const key = { kind: 'slides', record_id: 's1', language: 'rw', english_hash: 'a'.repeat(32) };
  expect(admin.api.listBodies('saveTranslations')).toEqual([
    {
      changes: [
        { ...key, field: 'title', version: 2, value: 'Izuba' },
        { ...key, field: 'action', version: 0, value: 'Reba byose' },
      ],
    },
  ]);
  expect(admin.queryByText('English changed since')).toBeNull();
  expect(admin.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('another language is shown without losing what is typed; on a wide screen all languages stand side by side', async () => {
  const admin = await renderAdmin('/translations/slides:s1:rw', { replies: { translatedRecord: record(ACTION) } });
  await admin.fill('Button in Kinyarwanda', 'Reba byose');
  await admin.user.click(admin.getByRole('tab', { name: 'French (1 to do)' }));
  await admin.fill('Button in French', 'Tout voir');
  expect(admin.queryByLabelText('Button in Kinyarwanda')).toBeNull();
  await admin.user.click(admin.getByRole('tab', { name: 'Side by side' }));
  const read = (label: string) => admin.getByLabelText<HTMLInputElement>(label).value;
  await waitFor(() => expect([read('Button in Kinyarwanda'), read('Button in French')]).toEqual(['Reba byose', 'Tout voir']));
});

test('a phone shows one language at a time', async () => {
  const admin = await renderAdmin('/translations/slides:s1:rw?language=all', {
    replies: { translatedRecord: record(ACTION) },
    width_px: 390,
  });
  await admin.findByLabelText('Button in Kinyarwanda');
  expect(admin.queryByLabelText('Button in French')).toBeNull();
  expect(admin.queryByRole('tab', { name: 'Side by side' })).toBeNull();
});

test('labelled texts have an input for each line, and the English can be copied', async () => {
  const facts = createText({
    kind: 'products',
    record_id: 'p1',
    field: 'specific_info',
    label: 'Facts',
    field_kind: 'labelled texts',
    english: [{ label: 'Volume', value: '50 ml' }],
  });
  const admin = await renderAdmin('/translations/products:p1:rw', {
    replies: {
      translatedRecord: reply('translatedRecord', { data: { kind: 'products', record_id: 'p1', title: 'Toner', texts: [facts] } as never }),
    },
  });
  await admin.press('Copy the English: Facts in Kinyarwanda');
  await admin.fill('‘Volume’ in Kinyarwanda', 'Ubunini');
  admin.api.replies.saveTranslations = saved(facts);
  await admin.press('Save');
  await admin.findByText('Saved');
  expect(admin.api.listBodies('saveTranslations')).toMatchObject([{ changes: [{ value: [{ label: 'Ubunini', value: '50 ml' }] }] }]);
});

test('what a colleague has saved meanwhile is compared, and the kept text is saved over it', async () => {
  const admin = await renderAdmin('/translations/slides:s1:rw', { replies: { translatedRecord: record(ACTION) } });
  await admin.fill('Button in Kinyarwanda', 'Reba byose');
  const theirs = inKinyarwanda(ACTION, 'Byose', 1);
  admin.api.replies.saveTranslations = refuse('changed_meanwhile', 'Somebody has changed this.', { data: [theirs] });
  await admin.press('Save');
  const dialog = await admin.findDialog();
  dialog.getByText(/Theirs: Byose/);
  await admin.user.click(dialog.getByRole('button', { name: 'Go on with these' }));
  admin.api.replies.saveTranslations = saved(inKinyarwanda(ACTION, 'Reba byose', 2));
  await admin.press('Save');
  await admin.findByText('Saved');
  expect(admin.api.listBodies('saveTranslations').map((body) => body.changes?.[0]?.version)).toEqual([0, 1]);
});

test('a refused text is marked', async () => {
  const admin = await renderAdmin('/translations/slides:s1:rw', { replies: { translatedRecord: record(TITLE, ACTION) } });
  await admin.fill('Button in Kinyarwanda', 'Reba byose');
  admin.api.replies.saveTranslations = refuse('invalid_input', 'Please check the form.', {
    errors: [{ path: 'changes.0.value', code: 'too_long', message: 'Too long' }],
  });
  await admin.press('Save');
  await admin.findByText('Button in Kinyarwanda: Too long');
  expect(admin.getByLabelText('Button in Kinyarwanda').getAttribute('aria-invalid')).toBe('true');
});

test('an address without a language, and a record without English, say so', async () => {
  const admin = await renderAdmin('/translations/slides:s1');
  await admin.findByRole('heading', { name: 'There is no such page' });
  admin.unmount();
  const other = await renderAdmin('/translations/slides:s9:rw', {
    replies: { translatedRecord: refuse('translated_record_not_found', 'There is no English text here to translate.') },
  });
  await other.findByText('There is no English text here to translate.');
});

test('the form of a record leads to its translations, and says how many are to be done', async () => {
  const slide = { slide_id: 's1', title: 'Sun care', version: 1, image: 'a.webp' };
  const admin = await renderAdmin('/slides/s1', {
    replies: {
      adminSlide: reply('adminSlide', { data: slide }),
      translatedPages: reply('translatedPages', { data: [ROW], total: 1 } as never),
    },
  });
  const link = await admin.findByRole('link', { name: 'Translations (3 to do)' });
  expect(link.getAttribute('href')).toBe('/admin/translations/slides:s1:rw');
});

test('the list is filtered by the languages into which texts are translated', async () => {
  const admin = await renderAdmin('/translations', {
    replies: { translatedPages: reply('translatedPages', { data: [ROW as never], total: 1 }) },
  });
  await admin.user.click(await admin.findByRole('combobox', { name: 'Language' }));
  const options = within(await admin.findByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['French', 'Kinyarwanda']));
  expect(options.map(({ textContent }) => textContent)).not.toContain('English');
});
