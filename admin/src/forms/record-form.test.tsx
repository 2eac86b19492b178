/** A form for one record in a browser: what it sends, and what a member sees when the shop refuses it. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RefusalError } from '#admin/api/refusal-error.ts';
import type { Fields } from './compare-records.ts';
import { CheckboxGroupInput } from './inputs/checkbox-group-input.tsx';
import { SelectInput } from './inputs/select-input.tsx';
import { SwitchInput } from './inputs/switch-input.tsx';
import { TextInput } from './inputs/text-input.tsx';
import { WholeNumberInput } from './inputs/whole-number-input.tsx';
import { WordsInput } from './inputs/words-input.tsx';
import { RecordForm } from './record-form.tsx';

afterEach(cleanup);

const RECORD: Fields = {
  version: 3,
  name: 'Rice toner',
  note: null,
  status: 'draft',
  language: 'en',
  is_new: false,
  tags: ['best_seller'],
  keywords: ['water'],
  price: 12_000,
};
const STATES = [
  { id: 'draft', name: 'Draft' },
  { id: 'published', name: 'Published' },
];

function openForm(save: (changes: Fields, record: Fields) => Promise<Fields>, isReadOnly = false) {
  render(
    <RecordForm record={RECORD} save={save} labels={{ name: 'Name', price: 'Price' }} isReadOnly={isReadOnly}>
      <TextInput source="name" label="Name" helperText="As shoppers read it." />
      <TextInput source="note" label="Note" />
      <SelectInput source="status" label="Status" choices={STATES} />
      <SelectInput source="language" label="Language" choices={[{ id: 'en', name: 'English' }]} emptyText="Any" isNullable />
      <SwitchInput source="is_new" label="New" />
      <CheckboxGroupInput source="tags" label="Tags" choices={[...STATES, { id: 'best_seller', name: 'Best seller' }]} />
      <WordsInput source="keywords" label="Search words" helperText="Enter after each." />
      <WholeNumberInput source="price" label="Price" />
    </RecordForm>,
  );
  return userEvent.setup();
}

const getField = (name: string) => screen.getByRole('textbox', { name });
const pressSave = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Save' }));
async function choose(user: ReturnType<typeof userEvent.setup>, label: string, choice: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: choice }));
}
type Refusal = RefusalError['refusal'];
const refuse = (status: number, code: Refusal['code'], more: Partial<Refusal>) =>
  new RefusalError({ ok: false, status, code, message: 'Please correct it.', errors: [], ...more });

test('the form sends the changed fields and the version, and an emptied text as an empty text', async () => {
  const save = vi.fn(async (changes: Fields, record: Fields) => ({ ...record, ...changes, version: 4 }));
  const user = openForm(save);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.clear(getField('Name'));
  await choose(user, 'Status', 'Published');
  await choose(user, 'Language', 'Any');
  await user.click(screen.getByRole('switch', { name: 'New' }));
  await user.click(screen.getByRole('checkbox', { name: 'Draft' }));
  await user.click(screen.getByRole('checkbox', { name: 'Best seller' }));
  await user.type(screen.getByRole('combobox', { name: 'Search words' }), 'glow{Enter}');
  await user.clear(getField('Price'));
  await user.type(getField('Price'), '9,500 ');
  await pressSave(user);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save.mock.lastCall?.[0]).toEqual({
    name: '',
    status: 'published',
    language: null,
    is_new: true,
    tags: ['draft'],
    keywords: ['water', 'glow'],
    price: 9_500,
  });
  expect(save.mock.lastCall?.[1]).toMatchObject({ version: 3 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true));
});

test('the save bar names what is not saved, and the member can undo it', async () => {
  const user = openForm(vi.fn());
  await user.type(getField('Name'), ' 2');
  await user.click(screen.getByRole('checkbox', { name: 'Draft' }));
  expect(screen.getByText('Unsaved: Name and Tags')).toBeTruthy();
  await user.type(getField('Note'), 'x');
  await user.click(screen.getByRole('switch', { name: 'New' }));
  expect(screen.getByText('Unsaved: Name, Tags and 2 more')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(screen.queryByText(/Unsaved/)).toBeNull();
  expect(getField('Name')).toHaveProperty('value', 'Rice toner');
});

test('a refused field shows why beside it and at the top, until the member changes it', async () => {
  const user = openForm(async () => {
    throw refuse(400, 'invalid_input', { errors: [{ path: 'name', message: 'This name is taken.', code: 'name_required' }] });
  });
  await user.type(getField('Name'), ' 2');
  await pressSave(user);
  expect(await screen.findByText('Name: This name is taken.')).toBeTruthy();
  expect(getField('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This name is taken.')).toBeTruthy();
  await user.type(getField('Name'), '3');
  expect(await screen.findByText('As shoppers read it.')).toBeTruthy();
  expect(screen.queryByText('Name: This name is taken.')).toBeNull();
});

test('a text that is no number stays as it was typed, and the form is not sent', async () => {
  const save = vi.fn();
  const user = openForm(save);
  await user.clear(getField('Price'));
  await user.type(getField('Price'), '12 or so');
  await pressSave(user);
  expect(await screen.findByText('Please enter a whole number, such as 12,000.')).toBeTruthy();
  expect(getField('Price')).toHaveProperty('value', '12 or so');
  expect(save).not.toHaveBeenCalled();
});

test('if a colleague has changed the same field, the member chooses whose text stays', async () => {
  const theirs = { ...RECORD, version: 4, name: 'Rice milk toner', price: 13_000 };
  const save = vi.fn(async (changes: Fields, record: Fields) => {
    if (record.version === 3) throw refuse(409, 'changed_meanwhile', { data: theirs });
    return { ...record, ...changes };
  });
  const user = openForm(save);
  await user.type(getField('Name'), ' 2');
  await pressSave(user);
  const dialog = await screen.findByRole('dialog', { name: 'A colleague has changed this meanwhile' });
  expect(within(dialog).getByText('was 12,000, is now 13,000')).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: 'Yours: Rice toner 2' }));
  await user.click(within(dialog).getByRole('button', { name: 'Go on with these' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressSave(user);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.lastCall).toMatchObject([{ name: 'Rice toner 2' }, { version: 4, price: 13_000 }]);
});

test('if the member takes the colleague’s text, the form shows it, and nothing is left to save', async () => {
  const theirs = { ...RECORD, version: 4, name: 'Rice milk toner', price: 13_000 };
  const user = openForm(async () => {
    throw refuse(409, 'changed_meanwhile', { data: theirs });
  });
  await user.type(getField('Name'), ' 2');
  await user.clear(getField('Price'));
  await user.type(getField('Price'), '11,000');
  await pressSave(user);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Theirs: Rice milk toner' }));
  await user.click(dialog.getByRole('radio', { name: 'Theirs: 13,000' }));
  await user.click(dialog.getByRole('button', { name: 'Go on with these' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([getField('Name'), getField('Price')].map((field) => (field as HTMLInputElement).value)).toEqual(['Rice milk toner', '13,000']);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

test('if a colleague has changed nothing that differs from the form, it is saved by itself with her version', async () => {
  const save = vi.fn(async (changes: Fields, record: Fields) => {
    if (record.version === 3) throw refuse(409, 'changed_meanwhile', { data: { ...RECORD, version: 4, name: 'Rice toner 2' } });
    return { ...record, ...changes, version: 5 };
  });
  const user = openForm(save);
  await user.type(getField('Name'), ' 2');
  await pressSave(user);
  await waitFor(() => expect(save.mock.calls.map(([, record]) => record.version)).toEqual([3, 4]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a member whose role may only read the record cannot change or save it', async () => {
  openForm(vi.fn(), true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(getField('Name').closest('fieldset')).toHaveProperty('disabled', true);
});
