import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const TRIAL = {
  total: 3,
  corrected: 'rice',
  concepts: [{ words: 'glimora', means: ['rice toner'] }],
  products: [{ product_id: 'rice', name: 'Rice Toner', brand: 'Anua', base_price: 12_000 }],
};

test('a missed search is tried on the spot, and leads to the form that explains its words', async () => {
  const admin = await renderAdmin('/missed-searches', {
    replies: {
      missedSearches: reply('missedSearches', {
        data: [{ words: 'glimora', count: 4, first_day: '2026-01-01', last_day: '2026-01-05' }],
        total: 1,
      }),
      trySearch: reply('trySearch', { data: { ...TRIAL, total: 0, products: [], ignored: ['glimora'], refusal: 'mostly_unknown' } }),
    },
  });
  await admin.findByText('Not found');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await admin.press('Why: “glimora”');
  await waitFor(() => expect(document.activeElement).toBe(admin.getByLabelText('Search as a shopper')));
  await admin.findByText('“glimora” finds nothing');
  // The answer stands below a long list.
  await waitFor(() => expect(scroll).toHaveBeenCalled());
  expect(admin.api.listBodies('trySearch')).toEqual([{ query: 'glimora' }]);
  await admin.user.click(admin.getByRole('link', { name: 'Add a word for this: “glimora”' }));
  await waitFor(() => expect(admin.getByLabelText<HTMLInputElement>(/^Word or phrase/).value).toBe('glimora'));
});

test('an unsaved word is tried as it stands in the form, and saves nothing', async () => {
  const admin = await renderAdmin('/search-words/create?word=glimora', { replies: { trySearch: reply('trySearch', { data: TRIAL }) } });
  await admin.fill(/^What it means/, 'rice toner');
  await admin.press('Try it');
  await admin.findByText('“glimora” finds 3 products, first these');
  admin.getByText('The search reads it as “rice”.');
  within(admin.getByRole('list', { name: 'How the search reads it' })).getByText(/glimora/);
  admin.getByText('Anua, 12,000 RWF');
  expect(admin.api.listBodies('trySearch')).toEqual([
    { query: 'glimora', draft: { replaces: null, word: 'glimora', means: ['rice toner'], is_two_way: false } },
  ]);
  admin.api.replies.trySearch = refuse('internal_error', 'Something went wrong.');
  await admin.user.type(admin.getByLabelText('Search as a shopper'), '{Enter}');
  await admin.findByText('Something went wrong.');
  expect(admin.api.countCalls('createSearchWord')).toBe(0);
});

test('the list says what each word means and finds, and narrows to a language', async () => {
  const word = { search_word_id: 'w1', word: 'glimora', means: ['rice toner'], finds: 3 };
  const admin = await renderAdmin('/search-words', {
    replies: { adminSearchWords: reply('adminSearchWords', { data: [word], total: 1 }) },
  });
  await admin.findByRole('row', { name: /glimora rice toner One way Any 3 products/ });
  await admin.choose('Language', 'French');
  await waitFor(() =>
    expect(JSON.parse(admin.api.calls.findLast(({ name }) => name === 'adminSearchWords')?.query.filter ?? '')).toEqual({ language: 'fr' }),
  );
});
