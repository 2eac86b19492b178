import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIST_REPLIES } from '#test/fixtures/catalogue.ts';
import { CATEGORIES } from '#test/fixtures/categories.ts';
import { createFullProduct } from '#test/fixtures/full-product.ts';
import { renderShop } from '#test/render-shop.tsx';

async function openNav(path = '/faqs') {
  const shop = await renderShop(path, { replies: { ...LIST_REPLIES, parentCategories: CATEGORIES } });
  const nav = within(shop.getByRole('navigation', { name: 'Shop' }));
  const findOpener = (name: string) => nav.getByRole('button', { name: name === 'Categories' ? name : `Show what is in ${name}` });
  return {
    shop,
    nav,
    findOpener,
    isExpanded: (name: string) => findOpener(name).getAttribute('aria-expanded') === 'true',
    listMarked: () => nav.getAllByRole('link').flatMap((link) => (link.hasAttribute('aria-current') ? [link.textContent] : [])),
    expectPanel: (title: string, isOpen = true) =>
      waitFor(() => expect(nav.queryByRole('link', { name: `All ${title}` }) !== null).toBe(isOpen)),
  };
}
const getFocusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('Enter, Space and the down key open a panel, arrows and Tab go through it, Escape returns the focus', async () => {
  const { shop, findOpener, isExpanded, expectPanel } = await openNav();
  findOpener('Skincare').focus();
  for (const key of ['{Enter}', ' ']) {
    await shop.user.keyboard(key);
    await expectPanel('Skincare');
    expect(isExpanded('Skincare')).toBe(true);
    await shop.user.tab();
    expect(getFocusedName()).toBe('All Skincare');
    await shop.user.keyboard('{Escape}');
    expect([getFocusedName(), isExpanded('Skincare')]).toEqual(['Show what is in Skincare', false]);
  }
  await shop.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(getFocusedName()).toBe('All Skincare'));
  await shop.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(getFocusedName()).toBe('Toners');
  await shop.user.keyboard('{ArrowUp}');
  expect(getFocusedName()).toBe('Toners & Essences');
  for (let press = 0; press < 4; press += 1) await shop.user.tab({ shift: true });
  expect([getFocusedName(), isExpanded('Skincare')], 'the focus has left').toEqual(['Sale', false]);

  findOpener('Categories').focus();
  await shop.user.keyboard('{ArrowDown}');
  await waitFor(() => expect(getFocusedName()).toBe('Skincare'));
  await shop.user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(shop.getAddress()).toBe('/category/essences'));
  expect(isExpanded('Categories')).toBe(false);
});

test('a press opens a panel and a second one closes it, as does a press outside; only one panel is open', async () => {
  const { shop, findOpener, isExpanded, expectPanel } = await openNav();
  await shop.user.click(findOpener('Makeup'));
  await expectPanel('Makeup');
  await shop.user.click(findOpener('Makeup'));
  await expectPanel('Makeup', false);
  await shop.user.click(findOpener('Makeup'));
  await expectPanel('Makeup');
  await shop.user.click(findOpener('Skincare'));
  await expectPanel('Skincare');
  await expectPanel('Makeup', false);
  await shop.user.click(shop.main.getByRole('heading', { level: 1 }));
  await expectPanel('Skincare', false);
  expect(isExpanded('Skincare')).toBe(false);
});

test('a resting pointer opens a panel, a passing one does not, and it closes when the pointer leaves the bar', async () => {
  const { shop, nav, findOpener, expectPanel } = await openNav();
  // The bar loads the script of the panels when the pointer enters it.
  fireEvent.pointerEnter(shop.getByRole('navigation', { name: 'Shop' }), { pointerType: 'mouse' });
  await import('./nav-panel.tsx');
  const bar = shop.getByRole('navigation', { name: 'Shop' });
  const move = (name: string) => fireEvent.pointerMove(nav.getAllByRole('link', { name })[0] as HTMLElement, { pointerType: 'mouse' });
  const pause = (wait_ms: number) => new Promise((resolve) => setTimeout(resolve, wait_ms));
  move('Makeup');
  move('Masks');
  await pause(200);
  await expectPanel('Makeup', false);

  move('Makeup');
  await expectPanel('Makeup');
  await shop.user.click(findOpener('Makeup'));
  await expectPanel('Makeup');
  // On its way into the panel the pointer crosses other items without resting on them.
  move('Masks');
  move('Cushions');
  await pause(200);
  await expectPanel('Makeup');
  fireEvent.pointerLeave(bar, { pointerType: 'mouse' });
  await expectPanel('Makeup', false);
});

test('a panel that was open on a page stays closed when the shopper comes back to that page', async () => {
  const { shop, findOpener, isExpanded } = await openNav('/faqs');
  await shop.navigate('/all-products');
  findOpener('Categories').focus();
  await shop.user.keyboard('{Enter}');
  await waitFor(() => expect(isExpanded('Categories')).toBe(true));
  await shop.navigate(-1);
  await waitFor(() => expect(shop.getAddress()).toBe('/faqs'));
  expect(isExpanded('Categories')).toBe(false);
  await shop.navigate(1);
  await waitFor(() => expect(shop.getAddress()).toBe('/all-products'));
  expect(isExpanded('Categories')).toBe(false);
});

test('the parent category of a category or product is marked in the bar, as is a page of the bar itself', async () => {
  const { shop, listMarked } = await openNav('/category/toners');
  expect(listMarked()).toEqual(['Skincare']);
  Object.assign(shop.api.replies, { product: createFullProduct(), recommendations: { results: [] } });
  await shop.navigate('/product/toner');
  await shop.main.findByRole('heading', { level: 1, name: 'Rice Toner' });
  expect(listMarked()).toEqual(['Skincare']);
  await shop.navigate('/best');
  await waitFor(() => expect(listMarked()).toEqual(['Best']));
});
