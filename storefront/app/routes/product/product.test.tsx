/**
 * A product's page: options and sizes, the form, adding to the cart, the sections, sharing, and products viewed before. Slow: the page has
 * the most states of the shop.
 */
import { act, waitFor, within } from '@testing-library/react';
import type { FullProduct } from '@uruhu/contract/catalogue/product';
import { expect, test, vi } from 'vitest';
import { bringAllIntoView, takeAllOutOfView } from '#test/browser.ts';
import { holdReply, NO_RESPONSE, type Replies, refuse } from '#test/fake-api.ts';
import { createCartServer } from '#test/fixtures/cart.ts';
import { createFilteredPage, createLightProduct } from '#test/fixtures/catalogue.ts';
import { createOption, createSize } from '#test/fixtures/choices.ts';
import { createFullProduct } from '#test/fixtures/full-product.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

const TINT = createFullProduct({
  product_id: 'tint',
  name: 'Juicy Tint',
  brand: 'rom&nd',
  image: 'pack.webp',
  other_images: ['texture.webp'],
  options: [
    createOption({ option_id: 'rose', name: 'Rose', image: 'rose.webp' }),
    createOption({ option_id: 'plum', name: 'Plum', description: 'A deep red', image: 'plum.webp', additional_price: 1_500 }),
  ],
});
const createReplies = (product: FullProduct, replies: Replies = {}): Replies => ({ product, ...replies });
const openProduct = (
  product: FullProduct,
  { query = '', replies = {}, ...options }: Parameters<typeof renderShop>[1] & { query?: string } = {},
) => renderShop(`/product/${product.product_id}${query}`, { replies: createReplies(product, replies), ...options });

const findBuyForm = (shop: RenderedShop) => {
  const form = shop.main.getByRole('group', { name: 'Quantity' }).closest('form');
  if (!form) throw new Error('the page has no form');
  return within(form);
};
const readQuantity = (shop: RenderedShop) => shop.main.getByRole('group', { name: 'Quantity' }).textContent;
const readPrice = (shop: RenderedShop) => shop.main.getByRole('heading', { level: 1 }).parentElement?.querySelector('div > p')?.textContent;
const readFirstPicture = () => document.querySelector('#picture-1 img')?.getAttribute('src');
const isChecked = (shop: RenderedShop, name: RegExp) => shop.main.getByRole<HTMLInputElement>('radio', { name }).checked;

test('an option changes picture, price, description and address, and keeps the quantity', async () => {
  const shop = await openProduct(TINT);
  expect([readPrice(shop), readFirstPicture(), isChecked(shop, /^Rose/)]).toEqual(['10,000 RWF', '/media/rose.webp?w=480', true]);
  expect(document.title).toBe('rom&nd Juicy Tint | Uruhu');
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  await shop.user.click(shop.main.getByRole('radio', { name: /^Plum/ }));
  await waitFor(() => expect(shop.getAddress()).toBe('/product/tint?option=plum'));
  expect([readPrice(shop), readFirstPicture(), isChecked(shop, /^Plum/)]).toEqual(['11,500 RWF', '/media/plum.webp?w=480', true]);
  within(shop.main.getByRole('group', { name: /^Option/ })).getByText('A deep red');
  expect(readQuantity(shop)).toBe('2');
  expect(shop.api.countCalls('product'), 'the product is not loaded again').toBe(1);
});

test('the option in the address is chosen', async () => {
  const shop = await openProduct(TINT, { query: '?option=plum' });
  expect([readPrice(shop), isChecked(shop, /^Plum/), isChecked(shop, /^Rose/)]).toEqual(['11,500 RWF', true, false]);
});

test('a size has its own price, and a discount shows both prices', async () => {
  const sizes = [
    createSize({ size_id: 'small', name: '50 ml' }),
    createSize({ size_id: 'large', name: '250 ml', additional_price: 5_000 }),
  ];
  const shop = await openProduct(createFullProduct({ product_id: 'cream', discounted_price: 8_000, sizes }), { query: '?size=large' });
  expect(readPrice(shop)).toBe('Now 13,000 RWFBefore 15,000 RWF−13%');
  expect(shop.main.getByRole('group', { name: /^Size/ }).textContent).toContain('50 ml8,000 RWF250 ml13,000 RWF');
  await shop.user.click(shop.main.getByRole('radio', { name: /^50 ml/ }));
  await waitFor(() => expect(readPrice(shop)).toBe('Now 8,000 RWFBefore 10,000 RWF−20%'));
  expect(shop.getAddress()).toBe('/product/cream?size=small');
});

test('an option that is sold out can be selected but not bought, and the page says so', async () => {
  const options = [createOption({ option_id: 'rose', name: 'Rose', in_stock: false }), createOption({ option_id: 'plum', name: 'Plum' })];
  const shop = await openProduct({ ...TINT, options });
  expect([isChecked(shop, /^Rose/), isChecked(shop, /^Plum/)], 'the one in stock is chosen').toEqual([false, true]);
  await shop.user.click(shop.main.getByRole('radio', { name: 'RoseSold out' }));
  await shop.main.findByText('This one is sold out. Another one can be had.');
  expect(shop.main.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
  expect([shop.main.queryByRole('button', { name: 'Add to Cart' }), document.querySelector('button[form="buy"]')]).toEqual([null, null]);
});

test('a bar repeats the button while the form is out of view', async () => {
  const shop = await openProduct(TINT, { query: '?option=plum', width_px: 360 });
  const findBar = () => document.querySelector('button[form="buy"]')?.parentElement;
  expect(findBar()).toBeUndefined();
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  act(takeAllOutOfView);
  await waitFor(() => expect(findBar()?.textContent).toBe('2 × 11,500 RWFPlumAdd to Cart'));
  act(bringAllIntoView);
  await waitFor(() => expect(findBar()).toBeUndefined());
});

test('adding to the cart opens a dialog with the item, and another quantity can be added', async () => {
  const server = createCartServer([]);
  const shop = await openProduct(TINT, { query: '?option=plum', signedIn: true, replies: server.replies });
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  await shop.user.click(findBuyForm(shop).getByRole('button', { name: 'Add to Cart' }));
  const dialog = within(await shop.main.findByRole('dialog', { name: 'Added to Your Cart' }));
  for (const text of ['rom&nd', 'Juicy Tint', 'Plum, Quantity 2', '23,000 RWF']) dialog.getByText(text);
  expect(dialog.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart');
  await shop.user.click(dialog.getByRole('button', { name: 'Continue Shopping' }));
  await waitFor(() => expect(shop.main.queryByRole('dialog')).toBeNull());
  findBuyForm(shop).getByRole('button', { name: 'Order Added Successfully' });
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  findBuyForm(shop).getByRole('button', { name: 'Add to Cart' });
  expect(shop.api.listBodies('addToCart')).toEqual([{ product_id: 'tint', quantity: 2, option_id: 'plum' }]);
  await shop.findByRole('link', { name: 'Cart, 2 items' });
});

test('a second press while the first is under way adds nothing', async () => {
  const held = holdReply<'addToCart'>();
  const server = createCartServer([]);
  const shop = await openProduct(TINT, { signedIn: true, replies: { ...server.replies, addToCart: held.respond } });
  const button = findBuyForm(shop).getByRole('button', { name: 'Add to Cart' });
  await shop.user.click(button);
  await shop.user.click(button);
  await waitFor(() => expect(held.count()).toBe(1));
  held.send(refuse('product_not_found', 'Product not found'));
  await shop.main.findByRole('dialog', { name: 'Error' });
  expect(shop.api.countCalls('addToCart')).toBe(1);
});

test('a guest is sent to sign in, and back to her choice', async () => {
  const shop = await openProduct(TINT, { query: '?option=plum' });
  await shop.user.click(findBuyForm(shop).getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/signin?redirect=%2Fproduct%2Ftint%3Foption%3Dplum'));
  await shop.findByText('Sign in, and what you chose goes into your cart.');
  expect(JSON.parse(sessionStorage.getItem('pending-cart-add') ?? '')).toEqual({ product_id: 'tint', quantity: 1, option_id: 'plum' });
  expect(shop.api.countCalls('addToCart')).toBe(0);
});

test.each([
  ['only_some_left', 'Only 1 left'],
  ['product_not_found', 'Product not found'],
] as const)('after the refusal %s the page explains it and then loads the current stock', async (code, message) => {
  const shop = await openProduct(TINT, { signedIn: true, replies: { addToCart: refuse(code, message), stockWaits: { results: [] } } });
  await shop.user.click(findBuyForm(shop).getByRole('button', { name: 'Add to Cart' }));
  const dialog = within(await shop.main.findByRole('dialog', { name: 'Error' }));
  dialog.getByText('Item could not be added to the cart.');
  dialog.getByText(message);
  expect(shop.api.countCalls('product')).toBe(1);
  shop.api.replies.product = { ...TINT, in_stock: false };
  await shop.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await shop.main.findByRole('button', { name: 'Sold out' });
});

test('after a failure of the server the page does not show its message, and keeps its data', async () => {
  const shop = await openProduct(TINT, { signedIn: true, replies: { addToCart: refuse('internal_error', 'Stack trace') } });
  await shop.user.click(findBuyForm(shop).getByRole('button', { name: 'Add to Cart' }));
  const dialog = within(await shop.main.findByRole('dialog', { name: 'Error' }));
  expect(dialog.queryByText('Stack trace')).toBeNull();
  await shop.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(shop.api.countCalls('product')).toBe(1);
});

test('without a network the page says so, and keeps the choice and quantity', async () => {
  const server = createCartServer([]);
  const shop = await openProduct(TINT, { signedIn: true, replies: { ...server.replies, addToCart: NO_RESPONSE } });
  await shop.user.click(shop.main.getByRole('radio', { name: /^Plum/ }));
  await waitFor(() => expect(isChecked(shop, /^Plum/)).toBe(true));
  await shop.user.click(shop.main.getByRole('button', { name: 'One more' }));
  await shop.user.click(findBuyForm(shop).getByRole('button', { name: 'Add to Cart' }));
  const dialog = within(await shop.main.findByRole('dialog', { name: 'Error' }));
  dialog.getByText('Network error.', { exact: false });
  await shop.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect([isChecked(shop, /^Plum/), readQuantity(shop), shop.api.countCalls('product')]).toEqual([true, '2', 1]);
  shop.api.replies.addToCart = server.replies.addToCart;
  await shop.user.click(findBuyForm(shop).getByRole('button', { name: 'Add to Cart' }));
  within(await shop.main.findByRole('dialog', { name: 'Added to Your Cart' })).getByText('Plum, Quantity 2');
});

const listOpenSections = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('main details:has(> summary h2)')]
    .filter(({ open }) => open)
    .map(({ firstChild }) => firstChild?.textContent);
const SECTIONS = ['Product Info', 'Why We Love It', 'Featured Ingredients', 'Specific Information', 'How to Use'];

test('all sections are open at first, a press opens only one, a second press closes it, and a link to the reviews opens all', async () => {
  const shop = await openProduct(TINT);
  const [reviews = ''] = listOpenSections().slice(-1);
  expect(listOpenSections()).toEqual([...SECTIONS, reviews]);
  expect(document.getElementById('reviews')?.firstChild?.textContent).toBe(reviews);
  const press = (name: string) => shop.user.click(shop.main.getByRole('heading', { name }));
  await press('How to Use');
  expect(listOpenSections()).toEqual(['How to Use']);
  await press('Product Info');
  expect(listOpenSections()).toEqual(['Product Info']);
  await press('Product Info');
  expect(listOpenSections()).toEqual([]);
  await shop.user.click(shop.main.getByRole('link', { name: 'No reviews yet' }));
  expect(listOpenSections()).toHaveLength(6);
  await press('How to Use');
  const scrolledTo: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  });
  await shop.navigate('/product/tint#reviews');
  await waitFor(() => expect(scrolledTo).toEqual(['reviews']));
  expect(listOpenSections()).toHaveLength(6);
});

test('the sections show the texts of the product, a table in a dialog, explained ingredients, and enlarged pictures of use', async () => {
  const shop = await openProduct(
    createFullProduct({
      product_id: 'serum',
      name: 'Serum',
      description: '<p>Light serum.</p>',
      product_info: [
        { label: 'Why We Love It', value: '<p>It glows.</p>' },
        { label: 'Featured Ingredients', value: '<p>Vitamin B3.</p>' },
        { label: 'How to Use', value: '<p>Two drops.</p>' },
      ],
      specific_info: [
        { label: 'Volume', value: '30 ml' },
        { label: 'Country', value: 'Korea' },
      ],
      ingredients: 'Water, Niacinamide, Fragrance',
      description_images: ['use.webp'],
    }),
  );
  for (const text of ['Light serum.', 'It glows.', 'Vitamin B3.', 'Two drops.']) shop.main.getByText(text);
  expect(shop.main.getAllByText('30 ml')[0]?.closest('dialog'), 'the volume is beside the price').toBeNull();

  const table = () => shop.main.queryByRole('dialog', { name: 'Specific Information' });
  expect(table()).toBeNull();
  await shop.user.click(shop.main.getByRole('button', { name: 'View Specific Information' }));
  expect([...(table()?.querySelectorAll('tr') ?? [])].map((row) => row.textContent)).toEqual(['Volume30 ml', 'CountryKorea']);
  await shop.user.keyboard('{Escape}');
  expect(table()).toBeNull();

  await shop.user.click(shop.main.getByText('All ingredients (3)'));
  expect(shop.main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Waterthe base of most formulas', 'Niacinamidevitamin B3; evens tone, calms shine', 'Fragrancescent']),
  );
  shop.main.getByText(/^Scented: Fragrance\./);

  await shop.user.click(shop.main.getByRole('link', { name: 'Enlarge: How to use it, picture 1' }));
  const enlarged = await shop.main.findByRole('dialog', { name: /How to Use$/ });
  within(enlarged).getByText('Picture 1 of 1');
});

test('a product without texts says so in each section', async () => {
  const shop = await openProduct(createFullProduct({ description: '' }));
  shop.main.getByText('No description available');
  expect(shop.main.getAllByText('No information available')).toHaveLength(3);
  shop.main.getByText('No specific information available.');
  shop.main.getByText('No related products');
});

test('products viewed before are listed newest first, load when the shopper scrolls near, and can be cleared', async () => {
  localStorage.setItem('viewed', '["second","tint","first"]');
  const products: Replies['products'] = ({ body }) =>
    createFilteredPage(
      [body.product_ids ?? []].flat().map((product_id) => createLightProduct({ product_id, name: `Product ${product_id}` })),
    );
  const shop = await openProduct(
    { ...TINT, related_products: [createLightProduct({ product_id: 'next', name: 'Product next' })] },
    { replies: { products } },
  );
  expect(JSON.parse(localStorage.getItem('viewed') ?? '')).toEqual(['tint', 'second', 'first']);
  expect([shop.api.countCalls('products'), shop.main.queryByRole('heading', { name: 'Recently viewed' })]).toEqual([0, null]);
  act(bringAllIntoView);
  const findRow = () => shop.queryByRole('heading', { name: 'Recently viewed' })?.closest('section');
  const listNames = () => [...(findRow()?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
  await waitFor(() => expect(listNames()).toEqual(['Product second', 'Product first']));
  await shop.user.click(shop.main.getByRole('button', { name: 'Clear' }));
  expect([findRow(), localStorage.getItem('viewed'), document.activeElement?.id]).toEqual([undefined, null, 'main']);
  await shop.findByText('What you looked at is forgotten on this device.');
  expect(shop.api.countCalls('products')).toBe(1);

  // The pages after that show what she has viewed since.
  for (const id of ['next', 'last']) {
    shop.api.replies.product = createFullProduct({ product_id: id, name: `Product ${id}` });
    await shop.navigate(`/product/${id}`);
    await shop.findByRole('heading', { level: 1, name: `Product ${id}` });
  }
  act(bringAllIntoView);
  await waitFor(() => expect(listNames()).toEqual(['Product next']));
});

test('WhatsApp, the clipboard and the share sheet get the address of the chosen option, and without access to the clipboard it is shown', async () => {
  const shop = await openProduct(TINT, { query: '?option=plum' });
  const url = 'http://shop.test/product/tint?option=plum';
  const whatsapp = new URL(shop.main.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
  expect([whatsapp.origin + whatsapp.pathname, whatsapp.searchParams.get('text')]).toEqual(['https://wa.me/', `rom&nd Juicy Tint\n${url}`]);
  expect(shop.main.queryByRole('button', { name: 'More' }), 'this browser has no share sheet').toBeNull();

  await shop.user.click(shop.main.getByRole('button', { name: 'Copy link' }));
  await shop.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(url);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await shop.user.click(shop.main.getByRole('button', { name: 'Copy link' }));
  const field = await shop.main.findByRole<HTMLInputElement>('textbox', { name: 'Copy this link' });
  await waitFor(() => expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url));

  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    await shop.user.click(shop.main.getByRole('radio', { name: /^Rose/ }));
    await waitFor(() => expect(shop.getAddress()).toBe('/product/tint?option=rose'));
    await shop.user.click(await shop.main.findByRole('button', { name: 'More' }));
    expect(share.mock.calls).toEqual([[{ title: 'rom&nd Juicy Tint', url: 'http://shop.test/product/tint?option=rose' }]]);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('a product that is no longer sold says so, and leads to similar ones', async () => {
  const redirect = { to: '/category/lips', is_gone: true };
  const shop = await openProduct(TINT, { replies: { product: refuse('product_not_found', 'Product not found'), redirect } });
  shop.main.getByRole('heading', { level: 1, name: 'This product is no longer sold' });
  expect(document.title).toContain('This product is no longer sold');
  expect(shop.main.getByRole('link', { name: 'See similar products' }).getAttribute('href')).toBe('/category/lips');
});

test('a missing product says so, and leads to other pages', async () => {
  const replies: Replies = { product: refuse('product_not_found', 'Product not found'), redirect: { to: null, is_gone: false } };
  const shop = await openProduct(TINT, { replies });
  shop.main.getByRole('heading', { level: 1, name: 'Product not found' });
  expect(document.title).toContain('Product not found');
  expect(shop.main.getByRole('link', { name: 'See best sellers' }).getAttribute('href')).toBe('/best');
});

test('a product that could not be loaded says so in its heading and title, and is loaded by a retry', async () => {
  const shop = await openProduct(TINT, { replies: { product: refuse('internal_error', 'Something went wrong.') } });
  shop.main.getByRole('heading', { level: 1, name: 'This product could not be loaded' });
  expect(document.title).toBe('This product could not be loaded | Uruhu');
  shop.main.getByText('Error: Something went wrong.');
  shop.api.replies.product = TINT;
  await shop.user.click(shop.main.getByRole('button', { name: 'Try again' }));
  await shop.main.findByRole('heading', { level: 1, name: 'Juicy Tint' });
});
