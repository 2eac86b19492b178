import { fireEvent, waitFor, within } from '@testing-library/react';
import type { Suggestion } from '@uruhu/contract/catalogue/search';
import { expect, test } from 'vitest';
import { holdReply, NO_RESPONSE } from '#test/fake-api.ts';
import { createFilteredPage, createLightProduct, LIST_REPLIES } from '#test/fixtures/catalogue.ts';
import { renderShop } from '#test/render-shop.tsx';

const createProductSuggestion = (product_id: string, text: string, brand = 'Anua'): Suggestion => ({
  kind: 'product',
  text,
  product_id,
  brand,
  image: '',
  base_price: 10_000,
  discounted_price: 0,
  has_several_prices: false,
  in_stock: true,
});

/** Suggestions of every kind. The brand contains the typed text, so that each response can be told apart. */
const createSuggestions = (q: string): Suggestion[] => [
  { kind: 'query', text: 'toner', corrected: true },
  { kind: 'brand', text: `${q} &amp; <b>Co</b>`, brand_id: 'b', product_count: 12 },
  { kind: 'category', text: 'Toners', category_id: 'toners', within: 'Toners & Essences', product_count: 1 },
  createProductSuggestion('rice', 'Rice Toner'),
  createProductSuggestion('snail', 'Snail Toner', 'COSRX'),
];

type Options = NonNullable<Parameters<typeof renderShop>[1]>;

async function openSearchBox(path = '/faqs', replies: Options['replies'] = {}) {
  const shop = await renderShop(path, {
    replies: { ...LIST_REPLIES, suggest: ({ query }) => ({ suggestions: createSuggestions(query.q ?? '') }), ...replies },
  });
  const box = () => within(shop.getByRole('banner')).getByRole<HTMLInputElement>('combobox');
  /** Types letter by letter, faster than the pause after which suggestions are requested, however slow the machine is. */
  const typeFast = (text: string) => {
    box().focus();
    for (const letter of text) fireEvent.input(box(), { target: { value: box().value + letter } });
  };
  const listOptions = () => shop.queryAllByRole('option').map(({ textContent }) => textContent);
  return {
    shop,
    box,
    typeFast,
    listOptions,
    readActive: () => box().getAttribute('aria-activedescendant'),
    listQueries: () => shop.api.calls.filter(({ name }) => name === 'suggest').map(({ query }) => query.q),
    /** Types the text and waits for its suggestions. */
    suggest: async (text: string) => {
      typeFast(text);
      await shop.findByRole('option', { name: `See all results for “${box().value.trim()}”` });
    },
    /** Longer than the pause after which the suggestions are requested. */
    waitForPause: () => new Promise((resolve) => setTimeout(resolve, 300)),
  };
}

test('arrow keys cycle through the options, Home and End jump, Enter follows one, Escape and Tab close the list', async () => {
  const { shop, box, suggest, listOptions, readActive } = await openSearchBox();
  const readSelected = () => shop.queryByRole('option', { selected: true })?.textContent ?? null;
  await shop.user.click(box());
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await suggest('tone');
  expect([box().getAttribute('aria-expanded'), box().getAttribute('aria-controls')]).toEqual(['true', shop.getByRole('listbox').id]);
  expect(within(shop.getByRole('search', { name: 'Search products and brands' })).getByRole('status').textContent).toBe('5 suggestions');
  expect(listOptions()).toEqual([
    'Did you mean toner',
    'tone & Co12 products',
    'Toners in Toners & Essences1 product',
    'AnuaRice Toner10,000 RWF',
    'COSRXSnail Toner10,000 RWF',
    'See all results for “tone”',
  ]);

  await shop.user.keyboard('{ArrowDown}');
  expect([readActive(), readSelected()]).toEqual(['suggestion-0', 'Did you mean toner']);
  await shop.user.keyboard('{End}');
  expect(readSelected()).toBe('See all results for “tone”');
  await shop.user.keyboard('{Home}');
  expect(readActive()).toBe('suggestion-0');
  await shop.user.keyboard('{ArrowUp}');
  expect([readActive(), readSelected()]).toEqual([null, null]);
  await shop.user.keyboard('{ArrowUp}');
  expect(readActive()).toBe('suggestion-5');
  await shop.user.keyboard('{Escape}');
  expect([shop.queryByRole('listbox'), box().value]).toEqual([null, 'tone']);
  await shop.user.keyboard('{ArrowDown}');
  shop.getByRole('listbox', { name: 'Suggestions' });
  await shop.user.tab();
  expect(shop.queryByRole('listbox')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Clear the search');

  box().focus();
  await shop.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(shop.getAddress()).toBe('/category/toners'));
  await waitFor(() => expect(box().value, 'another page empties the field').toBe(''));
});

test('typing clears the active option, so that Enter searches for the text in the field', async () => {
  const reply = holdReply<'suggest'>();
  const { shop, box, suggest, readActive } = await openSearchBox();
  await suggest('tone');
  shop.api.replies.suggest = reply.respond;
  await shop.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(readActive()).toBe('suggestion-2');
  await shop.user.keyboard('r');
  expect([readActive(), shop.queryByRole('option', { selected: true })]).toEqual([null, null]);
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.getAddress()).toBe('/search?q=toner'));
  expect(box().value, 'the results page keeps the text').toBe('toner');
});

test('two products with the same name are two options, and disappear together', async () => {
  const products = {
    to: [createProductSuggestion('rice', 'Rice Toner'), createProductSuggestion('namesake', 'Rice Toner', 'Another')],
    ton: [createProductSuggestion('snail', 'Snail Toner')],
  };
  const { shop, suggest, listOptions } = await openSearchBox('/faqs', {
    suggest: ({ query }) => ({ suggestions: query.q === 'to' ? products.to : products.ton }),
  });
  await suggest('to');
  expect(listOptions()).toEqual(['AnuaRice Toner10,000 RWF', 'AnotherRice Toner10,000 RWF', 'See all results for “to”']);
  expect(shop.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
    '/product/rice',
    '/product/namesake',
    '/search?q=to',
  ]);
  await suggest('n');
  expect(listOptions()).toEqual(['AnuaSnail Toner10,000 RWF', 'See all results for “ton”']);
});

test('matches are marked, and markup in a name or in the typed text stays text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  const brand = { kind: 'brand', text: '&lt;img src=x onerror=alert(1)&gt; <b>Co</b>', brand_id: 'b', product_count: 12 } as const;
  const { shop, box, listOptions } = await openSearchBox('/faqs', {
    suggest: { suggestions: [brand, createProductSuggestion('rice', 'Rice Toner')] },
  });
  await shop.user.click(box());
  fireEvent.input(box(), { target: { value: `${markup} TÓN` } });
  await shop.findByRole('listbox');
  expect(listOptions()).toEqual([`${markup} Co12 products`, 'AnuaRice Toner10,000 RWF', `See all results for “${markup} tón”`]);
  expect(shop.getByRole('listbox').querySelector('[onerror]')).toBeNull();
  const [, product] = shop.getAllByRole('option');
  expect([...(product?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['Ton']);
});

test('the box makes no call for one letter, for unchanged text, after deleting a letter, or on a results page', async () => {
  const { shop, box, typeFast, suggest, listQueries, waitForPause } = await openSearchBox('/search?q=toner');
  await shop.user.click(box());
  await waitForPause();
  expect(listQueries()).toEqual([]);
  await shop.user.clear(box());
  typeFast('t');
  await waitForPause();
  expect(listQueries()).toEqual([]);
  await suggest('one');
  expect(listQueries()).toEqual(['tone']);
  await suggest('r');
  fireEvent.input(box(), { target: { value: 'tone' } });
  await shop.findByRole('option', { name: 'See all results for “tone”' });
  fireEvent.input(box(), { target: { value: 'tone ' } });
  await waitForPause();
  expect(listQueries()).toEqual(['tone', 'toner']);
});

test('responses out of order show the suggestions of the last text', async () => {
  const replies = { to: holdReply<'suggest'>(), toner: holdReply<'suggest'>() };
  const { shop, typeFast, listOptions } = await openSearchBox('/faqs', {
    suggest: (request) => replies[request.query.q as 'to' | 'toner'].respond(request),
  });
  typeFast('to');
  await waitFor(() => expect(replies.to.count()).toBe(1));
  typeFast('ner');
  await waitFor(() => expect(replies.toner.count()).toBe(1));
  replies.toner.send({ suggestions: createSuggestions('toner') });
  await shop.findByRole('option', { name: 'See all results for “toner”' });
  replies.to.send({ suggestions: createSuggestions('to') });
  await new Promise((resolve) => setTimeout(resolve));
  expect(listOptions().at(-1)).toBe('See all results for “toner”');
});

test('a search text that finds nothing shows a message, which Escape closes', async () => {
  const { shop, box, typeFast } = await openSearchBox('/faqs', { suggest: { suggestions: [] } });
  typeFast('zzqqxxjj');
  const message = 'Nothing found for “zzqqxxjj”. Try other words, or fewer.';
  const [announced, shown] = await shop.findAllByText(message);
  expect([announced?.getAttribute('role'), shown?.closest('[aria-hidden]') !== null]).toEqual(['status', true]);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await shop.user.keyboard('{Escape}');
  expect(shop.queryByText(message)).toBeNull();
});

test('after a failure there are no suggestions and no message, and Enter still searches', async () => {
  const { shop, typeFast, listQueries } = await openSearchBox('/faqs', { suggest: NO_RESPONSE });
  typeFast('toner');
  await waitFor(() => expect(listQueries()).toEqual(['toner']));
  await new Promise((resolve) => setTimeout(resolve));
  expect([shop.queryByRole('listbox'), shop.queryByRole('alert')?.textContent || null]).toEqual([null, null]);
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(shop.getAddress()).toBe('/search?q=toner'));
});

test('a page that loads while the shopper types keeps the text and the focus; the next page empties the field', async () => {
  const { shop, box, suggest } = await openSearchBox('/category/skincare');
  const reply = holdReply<'filterProducts'>();
  shop.api.replies.filterProducts = reply.respond;
  await shop.user.click(shop.getByRole('checkbox', { name: /^Moisturizing/ }));
  await waitFor(() => expect(reply.count()).toBe(1));
  await suggest('snail mu');
  reply.send(createFilteredPage([createLightProduct()]));
  await waitFor(() => expect(shop.getAddress()).toBe('/category/skincare?concern=Moisturizing'));
  expect([box().value, document.activeElement]).toEqual(['snail mu', box()]);
  shop.getByRole('option', { name: 'See all results for “snail mu”' });

  shop.api.replies.filterProducts = LIST_REPLIES.filterProducts;
  await shop.user.keyboard('{Escape}');
  await shop.user.click(within(shop.getByRole('navigation', { name: 'Shop' })).getByRole('link', { name: 'Best' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/best'));
  await waitFor(() => expect(box().value).toBe(''));
  await shop.user.click(box());
  expect(shop.queryByRole('listbox'), 'the previous text is gone').toBeNull();
});

test('the clear button empties and focuses the field', async () => {
  const { shop, box } = await openSearchBox('/search?q=toner');
  expect(box().value).toBe('toner');
  await shop.user.click(shop.getByRole('button', { name: 'Clear the search' }));
  expect([box().value, document.activeElement]).toEqual(['', box()]);
});

test('a pressed suggestion opens its page and closes the list; the way to all results keeps sort order and page size', async () => {
  const { shop, box, suggest } = await openSearchBox('/search?q=cream&sort=-discounted_price&perPage=12');
  await shop.user.clear(box());
  await suggest('toner');
  await shop.user.click(shop.getByRole('option', { name: /^See all/ }));
  await waitFor(() => expect(Object.fromEntries(shop.getQuery())).toEqual({ q: 'toner', sort: '-discounted_price', perPage: '12' }));
  expect(shop.queryByRole('listbox')).toBeNull();
  await shop.user.clear(box());
  await suggest('tone');
  await shop.user.click(shop.getByRole('option', { name: /^Toners/ }));
  await waitFor(() => expect([shop.getAddress(), shop.queryByRole('listbox'), box().value]).toEqual(['/category/toners', null, '']));
});
