import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFilteredPage, createLightProduct, LIST_REPLIES } from '#test/fixtures/catalogue.ts';
import { renderShop } from '#test/render-shop.tsx';

const SETTINGS = 'sort=-discounted_price&perPage=12';

test('a search without results leads to help, categories and popular products', async () => {
  const popular = [1, 2, 3, 4].map((number) => createLightProduct({ product_id: `p${number}`, name: `Popular ${number}` }));
  const shop = await renderShop('/search?q=zzxqv+delivery', {
    replies: { filterProducts: ({ body }) => createFilteredPage(body.search ? [] : popular) },
  });
  shop.main.getByText('No products found');
  expect(shop.main.getByRole('link', { name: 'Questions about delivery' }).getAttribute('href')).toBe('/faqs?q=delivery');
  const browse = within(shop.main.getByRole('navigation', { name: 'Browse the shop' }));
  expect(browse.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/category/skincare']);
  shop.main.getByRole('heading', { name: 'What others buy' });
  expect(shop.main.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
    popular.map(({ name }) => name),
  );
  expect(shop.api.listBodies('filterProducts').at(-1)).toEqual({ tags: ['BEST SELLER'], sortBy: 'best', pagination: 4 });
  expect(shop.queryByRole('combobox', { name: 'Sort by' }), 'there is nothing to sort').toBeNull();
});

test('a search with a typo offers the correction, which keeps sort order and page size', async () => {
  const shop = await renderShop(`/search?q=niacinimide&page=2&${SETTINGS}`, {
    replies: {
      filterProducts: ({ body }) =>
        createFilteredPage([createLightProduct()], { corrected_term: body.search === 'niacinimide' ? 'niacinamide' : null }),
    },
  });
  shop.main.getByText('Did you mean', { exact: false });
  await shop.user.click(shop.main.getByRole('link', { name: 'niacinamide' }));
  await waitFor(() => expect(shop.getQuery().get('q')).toBe('niacinamide'));
  expect(Object.fromEntries(shop.getQuery())).toEqual({ q: 'niacinamide', sort: '-discounted_price', perPage: '12' });
  expect(shop.main.queryByText('Did you mean', { exact: false })).toBeNull();
});

test('a search names the words that it left out', async () => {
  const shop = await renderShop('/search?q=zorbella+sun+screen', {
    replies: { filterProducts: createFilteredPage([createLightProduct()], { ignored_terms: ['zorbella'] }) },
  });
  shop.main.getByText('We have nothing for “zorbella”. These are the nearest products.');
  expect(shop.main.queryByText('Did you mean', { exact: false })).toBeNull();
});

test('a price in a search becomes a filter that can be taken back', async () => {
  const shop = await renderShop('/faqs', { replies: LIST_REPLIES });
  await shop.user.type(shop.getByRole('combobox', { name: 'Search products and brands' }), 'toner under 20,000 RWF{Enter}');
  await waitFor(() => expect(shop.getAddress()).toBe('/search?q=toner&max=20000'));
  expect(shop.api.listBodies('filterProducts')).toEqual([expect.objectContaining({ search: 'toner', max_price: 20_000 })]);
  await shop.user.click(shop.main.getByRole('link', { name: 'Remove Up to 20,000 RWF' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/search?q=toner'));
});

test('another search text keeps sort order and page size, and starts at the first page; a search from another list keeps neither', async () => {
  const shop = await renderShop(`/all-products?q=cream&page=2&${SETTINGS}`, { replies: LIST_REPLIES });
  const search = async (field: HTMLElement, text: string) => {
    await shop.user.clear(field);
    await shop.user.type(field, `${text}{Enter}`);
    await waitFor(() => expect(shop.getQuery().get('q')).toBe(text));
    return [shop.getAddress().split('?')[0], Object.fromEntries(shop.getQuery())];
  };
  const findHeaderField = () => within(shop.getByRole('banner')).getByRole('combobox');
  const settings = { sort: '-discounted_price', perPage: '12' };
  expect(await search(shop.main.getByRole('searchbox', { name: 'Search products' }), 'toner')).toEqual([
    '/all-products',
    { q: 'toner', ...settings },
  ]);
  expect(shop.main.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('-discounted_price');
  await shop.navigate(`/search?q=cream&page=2&${SETTINGS}`);
  expect(await search(findHeaderField(), 'serum')).toEqual(['/search', { q: 'serum', ...settings }]);
  expect(shop.main.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('-discounted_price');
  await shop.navigate('/all-products?sort=name');
  expect(await search(findHeaderField(), 'toner')).toEqual(['/search', { q: 'toner' }]);
});
