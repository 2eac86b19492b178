import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setOnline } from '#test/browser.ts';
import { holdReply } from '#test/fake-api.ts';
import { createFacets, createFilteredPage, createLightProduct, LIST_REPLIES } from '#test/fixtures/catalogue.ts';
import { renderShop } from '#test/render-shop.tsx';

const SHARED_SORTS = ['New', 'Best', 'Best rated', 'Price low to high', 'Price high to low'];
/** Every kind of list, with its title, its sort orders, and its own filters as the API gets them. */
const LISTS = [
  { path: '/best', title: 'Best Sellers', sorts: ['Best', 'New', ...SHARED_SORTS.slice(2)], own: { tags: ['BEST SELLER'] } },
  { path: '/new', title: 'New Arrivals', sorts: SHARED_SORTS, own: { tags: ['NEW ARRIVAL'] } },
  { path: '/deals', title: 'Trending Products', sorts: SHARED_SORTS, own: { tags: ['HOT DEAL'] } },
  {
    path: '/all-products',
    title: 'All Products',
    sorts: ['Newest first', 'Oldest first', 'Name, A to Z', 'Name, Z to A', 'Price low to high', 'Price high to low'],
    own: {},
  },
  {
    path: '/category/skincare',
    title: 'Skincare Products',
    sorts: SHARED_SORTS.filter((label) => label !== 'Best rated'),
    own: { category_id: ['skincare'] },
  },
  { path: '/search?q=cream', title: 'Search Results', sorts: ['Best match', ...SHARED_SORTS], own: { search: 'cream' } },
  { path: '/search?b=Anua', title: 'Anua', sorts: SHARED_SORTS, own: { brand: ['Anua'] } },
];

type Replies = NonNullable<NonNullable<Parameters<typeof renderShop>[1]>['replies']>;

async function openList(path: string, replies: Replies = {}) {
  const shop = await renderShop(path, { replies: { ...LIST_REPLIES, ...replies } });
  const panel = () => within(shop.getByRole('complementary', { name: 'Filter' }));
  return {
    shop,
    panel,
    /** A value of the panel, also in a closed group. */
    findBox: (name: string) => panel().getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`), hidden: true }),
    findPrice: (bound: 'Lowest' | 'Highest') => panel().getByRole<HTMLInputElement>('textbox', { name: `${bound} price in francs` }),
    findSlider: (bound: 'Lowest' | 'Highest') => panel().getByRole<HTMLInputElement>('slider', { name: `${bound} price in francs` }),
    sortBy: () => shop.main.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }),
    listNames: () => shop.main.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    listChips: () => shop.main.queryAllByRole('link', { name: /^Remove / }).map((link) => link.getAttribute('aria-label')),
    getStatus: () => shop.main.queryAllByRole('status')[0]?.textContent,
    getLastBody: () => shop.api.listBodies('filterProducts').at(-1),
    expectAddress: (address: string | RegExp) =>
      waitFor(() => expect(shop.getAddress()).toEqual(typeof address === 'string' ? address : expect.stringMatching(address))),
  };
}

test.each(LISTS)(
  '$path is filtered and sorted by its own sort orders, keeps its own filters, and Back goes through each step',
  async ({ path, title, sorts, own }) => {
    const { shop, findBox, sortBy, getStatus, getLastBody, expectAddress } = await openList(path);
    expect(shop.main.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect([...sortBy().options].map(({ text }) => text)).toEqual(sorts);
    const [statusBefore, bodyBefore] = [getStatus(), getLastBody()];
    expect(bodyBefore).toMatchObject(own);

    await shop.user.click(findBox('Acne'));
    await waitFor(() => expect(getStatus()).toBe('Showing 1-7 of 7 products'));
    expect(shop.getQuery().getAll('concern')).toEqual(['Acne']);
    expect(getLastBody()).toEqual({ ...bodyBefore, skin_concern: ['Acne'] });

    await shop.user.selectOptions(sortBy(), 'Price low to high');
    await expectAddress(/concern=Acne.*sort=(discounted_)?price$/);
    expect(getLastBody()).toEqual({ ...bodyBefore, skin_concern: ['Acne'], sortBy: shop.getQuery().get('sort') });
    expect(getStatus()).toBe('Showing 1-7 of 7 products');

    await shop.navigate(-1);
    await expectAddress(/concern=Acne(?!.*sort=)/);
    await shop.navigate(-1);
    await expectAddress(path);
    expect([getStatus(), findBox('Acne').checked, sortBy().selectedIndex]).toEqual([statusBefore, false, 0]);
  },
);

test('a link to a brand works in any letter case: its title, ticked filter, sort order and pages', async () => {
  const { shop, findBox, sortBy, expectAddress } = await openList('/search?b=anua');
  expect(shop.main.getByRole('heading', { level: 1 }).textContent).toBe('Anua');
  expect(findBox('Anua').checked).toBe(true);
  await shop.user.selectOptions(sortBy(), 'Best');
  await expectAddress('/search?b=Anua&sort=best');
  expect(findBox('Anua').checked).toBe(true);
  await shop.navigate('/search?b=cosrx&b=ANUA&b=Beauty+of+joseon&perPage=12');
  await expectAddress(/perPage=12$/);
  await shop.user.click(shop.main.getByRole('link', { name: 'Page 2' }));
  await expectAddress('/search?b=COSRX&b=Anua&b=Beauty+of+Joseon&perPage=12&page=2');
  expect(findBox('COSRX').checked).toBe(true);
  await shop.user.click(findBox('COSRX'));
  await expectAddress('/search?b=Anua&b=Beauty+of+Joseon&perPage=12');
});

test('pages have links, a size to choose, and the focus at the top of the list; another order starts at the first page', async () => {
  const { shop, sortBy, listNames, getStatus, expectAddress } = await openList('/all-products');
  expect([getStatus(), listNames()[0]]).toEqual(['Showing 1-24 of 30 products', 'created_at 1']);
  await shop.user.click(shop.main.getByRole('link', { name: 'Page 2' }));
  await expectAddress('/all-products?page=2');
  expect([getStatus(), listNames()[0]]).toEqual(['Showing 25-30 of 30 products', 'created_at 25']);
  expect(document.activeElement?.contains(sortBy())).toBe(true);
  await shop.user.selectOptions(sortBy(), 'Name, A to Z');
  await expectAddress('/all-products?sort=name');
  await shop.user.selectOptions(shop.getByRole('combobox', { name: 'Products per page' }), '12 per page');
  await expectAddress('/all-products?sort=name&perPage=12');
  expect(getStatus()).toBe('Showing 1-12 of 30 products');
  await shop.navigate('/all-products?page=99');
  await shop.main.findByText('This page of the list is empty.');
  expect(shop.main.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe('/all-products?page=2');
});

test('while another list loads the shown one is busy, and filters chosen in the meantime all count', async () => {
  const { shop, findBox, listNames, getStatus, expectAddress } = await openList('/all-products');
  const results = () => shop.main.getAllByRole('article')[0]?.closest('[aria-busy]')?.getAttribute('aria-busy');
  const reply = holdReply<'filterProducts'>();
  shop.api.replies.filterProducts = reply.respond;
  expect(results()).toBe('false');
  await shop.user.click(findBox('Acne'));
  await shop.user.click(findBox('Soothing'));
  await waitFor(() => expect(results()).toBe('true'));
  expect([findBox('Acne').checked, findBox('Soothing').checked]).toEqual([true, true]);
  await waitFor(() => expect(reply.count()).toBe(2));
  for (const name of ['late', 'newest']) reply.send(createFilteredPage([createLightProduct({ name })]));
  await expectAddress('/all-products?concern=Acne&concern=Soothing');
  expect(results()).toBe('false');
  expect([getStatus(), listNames()]).toEqual(['Showing 1-1 of 1 products', ['newest']]);
});

describe('the filter panel', () => {
  test('counts the products of each value, and disables a value without products', async () => {
    const { findBox } = await openList('/search?q=cream');
    const readLabel = (name: string) => findBox(name).closest('label')?.textContent;
    expect(['COSRX', 'Anua', 'Pores'].map(readLabel)).toEqual(['COSRX1 product', 'Anua12 products', 'Pores0 products']);
    expect([findBox('Anua').disabled, findBox('Pores').disabled]).toEqual([false, true]);
  });

  test('leads back from a list without products', async () => {
    const { shop, expectAddress } = await openList('/category/skincare?concern=Acne&min=9000000', {
      filterProducts: ({ body }) =>
        createFilteredPage(body.min_price ? [] : [createLightProduct()], { facets: createFacets({ skin_concern: { Acne: 0 } }) }),
    });
    shop.main.getByText('Nothing has all of what is chosen. Choose a little less.');
    await shop.user.click(shop.main.getAllByRole('link', { name: 'Clear all' }).at(-1) as HTMLElement);
    await expectAddress('/category/skincare');
    shop.main.getByRole('article');
  });

  test('is taken back value by value by the chosen filters, which never lose the focus; equal names are told apart by their group', async () => {
    const { shop, findBox, listChips, getLastBody, expectAddress } = await openList(
      '/all-products?feature=Brightening&concern=Brightening&without=fragrance&without=alcohol&max=30000',
    );
    expect(getLastBody()).toMatchObject({ without: ['fragrance', 'alcohol'], max_price: 30_000 });
    expect(listChips()).toEqual([
      'Remove Features: Brightening',
      'Remove Skin concern: Brightening',
      'Remove Without fragrance',
      'Remove Without alcohol',
      'Remove Up to 30,000 RWF',
    ]);
    await shop.user.click(shop.main.getByRole('link', { name: 'Remove Skin concern: Brightening' }));
    await expectAddress('/all-products?feature=Brightening&without=fragrance&without=alcohol&max=30000');
    expect(document.activeElement?.tagName).not.toBe('BODY');
    expect(listChips()[0]).toBe('Remove Brightening');
    await shop.user.click(shop.main.getByRole('link', { name: 'Remove Up to 30,000 RWF' }));
    await expectAddress('/all-products?feature=Brightening&without=fragrance&without=alcohol');
    await shop.user.click(shop.main.getByRole('link', { name: 'Clear all' }));
    await expectAddress('/all-products');
    expect([listChips(), findBox('Fragrance').checked]).toEqual([[], false]);
    expect(document.activeElement?.tagName).not.toBe('BODY');
  });

  test('keeps each value visible, focused and in its place while the counts change', async () => {
    const brands = Array.from({ length: 15 }, (_, index) => [`Brand ${String.fromCharCode(65 + index)}`, 20 - index] as const);
    const createReply = (counts: readonly (readonly [string, number])[]) =>
      createFilteredPage([createLightProduct()], { facets: createFacets({ brand: Object.fromEntries(counts) }) });
    const { shop, panel, findBox, expectAddress } = await openList('/all-products', {
      filterProducts: ({ body }) =>
        createReply([body.brand ?? []].flat().length > 0 ? brands.map(([name], index) => [name, index + 1] as const) : brands),
    });
    const listShownBrands = () =>
      panel()
        .getAllByRole('checkbox', { name: /^Brand/, hidden: true })
        .map((box) => [box.getAttribute('value'), box.closest('details details') !== null]);
    const shownBefore = listShownBrands();
    await shop.user.click(panel().getByText('Brand'));
    await shop.user.click(panel().getByText('Show all 15'));
    findBox('Brand M').focus();
    for (const address of ['/all-products?b=Brand+M', '/all-products']) {
      await shop.user.keyboard(' ');
      await expectAddress(address);
      expect(document.activeElement).toBe(findBox('Brand M'));
      expect(listShownBrands()).toEqual(shownBefore);
      for (let group = findBox('Brand M').closest('details'); group; group = group.parentElement?.closest('details') ?? null)
        expect(group.open).toBe(true);
    }
  });
});

describe('the price', () => {
  test('is typed, also with swapped bounds and spaces, or chosen by a slider, and taken back', async () => {
    const { shop, findPrice, findSlider, listChips, getLastBody, expectAddress } = await openList('/all-products');
    await shop.user.type(findPrice('Lowest'), '30 000');
    await shop.user.type(findPrice('Highest'), '10,000{Enter}');
    await expectAddress('/all-products?min=10000&max=30000');
    expect([findPrice('Lowest').value, findPrice('Highest').value]).toEqual(['10,000', '30,000']);
    expect(listChips()).toEqual(['Remove 10,000 to 30,000 RWF']);
    expect(getLastBody()).toMatchObject({ min_price: 10_000, max_price: 30_000 });

    fireEvent.change(findSlider('Lowest'), { target: { value: '11000' } });
    await expectAddress('/all-products?min=11000&max=30000');
    fireEvent.change(findSlider('Lowest'), { target: { value: '0' } });
    await expectAddress('/all-products?max=30000');
    await shop.user.click(shop.main.getByRole('link', { name: 'Remove Up to 30,000 RWF' }));
    await expectAddress('/all-products');
    expect(findPrice('Highest').value).toBe('');
  });

  test('moved in many steps and then followed by another filter counts once, with that filter', async () => {
    const { shop, findBox, findSlider, expectAddress } = await openList('/all-products');
    findSlider('Highest').focus();
    for (let price = 34_000; price >= 30_000; price -= 1_000) fireEvent.change(findSlider('Highest'), { target: { value: String(price) } });
    await shop.user.click(findBox('Acne'));
    await expectAddress('/all-products?concern=Acne&max=30000');
    // Longer than the pause after which a moved thumb takes effect.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(shop.getAddress()).toBe('/all-products?concern=Acne&max=30000');
    expect(shop.api.listBodies('filterProducts').map(({ max_price, skin_concern }) => [max_price, skin_concern])).toEqual([
      [undefined, undefined],
      [30_000, undefined],
      [30_000, ['Acne']],
    ]);
  });
});

test('offline every choice is taken back with a message, and the list stays as it is', async () => {
  const { shop, findBox, findPrice, sortBy, listNames } = await openList('/category/skincare');
  const namesBefore = listNames();
  setOnline(false);
  await shop.user.click(findBox('Soothing'));
  await shop.findByText('You are offline. Please try again when the connection is back.');
  expect(findBox('Soothing').checked).toBe(false);
  await shop.user.selectOptions(sortBy(), 'Best');
  expect(sortBy().value).toBe('new');
  await shop.user.type(findPrice('Lowest'), '20000{Enter}');
  expect(findPrice('Lowest').value).toBe('');
  expect([shop.getAddress(), listNames(), shop.api.countCalls('filterProducts')]).toEqual(['/category/skincare', namesBefore, 1]);
});
