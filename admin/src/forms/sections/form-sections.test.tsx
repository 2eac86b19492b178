/** A form with sections, as on a phone. A journey shows which section is marked as in view, because jsdom has no layout. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { RefusalError } from '#admin/api/refusal-error.ts';
import { TextInput } from '../inputs/text-input.tsx';
import { RecordForm } from '../record-form.tsx';
import { FormSections } from './form-sections.tsx';

afterEach(cleanup);

const SECTIONS = [
  { id: 'basics', title: 'What it is', fields: ['name', 'address'] },
  { id: 'price', title: 'Price', fields: ['price'] },
] as const;

const Address = () => <output>{useLocation().search + useLocation().hash}</output>;

function openForm(address: string) {
  const save = async () => {
    const errors = ['name', 'address', 'price'].map((path) => ({ path, message: `${path} is wrong`, code: 'name_required' as const }));
    throw new RefusalError({ ok: false, status: 400, code: 'invalid_input', message: 'Please correct it.', errors });
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <RecordForm record={{ name: 'Toner', address: '', price: '1' }} save={save} isWide>
        <FormSections
          sections={SECTIONS}
          contents={{
            basics: (
              <>
                <TextInput source="name" label="Name" />
                <TextInput source="address" label="Address" />
              </>
            ),
            price: <TextInput source="price" label="Price" />,
          }}
        />
      </RecordForm>
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const getNav = () => within(screen.getByRole('navigation', { name: 'Sections' }));

test('a link to a section opens the form at this section', () => {
  const scrolled: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scroll(this: HTMLElement) {
    scrolled.push(this.id);
  });
  openForm('/products/1#price');
  expect(scrolled).toEqual(['price']);
});

test('a refused save marks the sections with errors; their entries lead to them by keyboard', async () => {
  const user = openForm('/products/1?tab=2');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const toggle = await screen.findByRole('button', { name: /3 to correct/ });
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  getNav().getByRole('link', { name: 'What it is 2 to correct' });
  getNav().getByRole('link', { name: 'Price 1 to correct' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Price' }));
  expect(screen.getByRole('status').textContent).toBe('?tab=2#price');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '2');
  await waitFor(() => getNav().getByRole('button', { name: /2 to correct/ }));
});
