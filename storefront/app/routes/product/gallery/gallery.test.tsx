/** A product's pictures, on the page and enlarged. Scrolling, fingers and the mouse wheel are tested by journeys. */
import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFullProduct } from '#test/fixtures/full-product.ts';
import { renderShop } from '#test/render-shop.tsx';

const SERUM = createFullProduct({
  product_id: 'serum',
  name: 'Serum',
  image: 'pack.webp',
  other_images: ['texture.webp', 'back.webp'],
  picture_alts: { 'back.webp': 'The back of the pack' },
});

async function openGallery(product = SERUM) {
  const shop = await renderShop('/product/serum', { replies: { product } });
  const findEnlarged = () => shop.main.queryByRole('dialog', { name: 'Anua Serum' });
  /** The number under the enlarged picture, its zoom, and the widths that it may load. */
  const readEnlarged = () => {
    const dialog = findEnlarged();
    const number = /Picture (\d) of 3/.exec(dialog?.textContent ?? '')?.[1];
    const picture = dialog?.querySelectorAll('li')[Number(number) - 1]?.querySelector('img');
    return { number, scale: Number(/scale\(([\d.]+)\)/.exec(picture?.style.transform ?? '')?.[1]), sizes: picture?.getAttribute('sizes') };
  };
  return { shop, findEnlarged, readEnlarged };
}

test('each picture links to its largest file and has its alternative text, and only the first loads at once', async () => {
  const { shop } = await openGallery();
  const links = [...shop.main.getByRole('list', { name: 'Pictures' }).querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label'), link.tabIndex])).toEqual([
    ['/media/pack.webp?w=1280', 'Enlarge: Anua Serum, Picture 1 of 3', 0],
    ['/media/texture.webp?w=1280', 'Enlarge: Anua Serum, Picture 2 of 3', -1],
    ['/media/back.webp?w=1280', 'Enlarge: The back of the pack', -1],
  ]);
  const pictures = links.map((link) => link.querySelector('img'));
  expect(pictures.map((picture) => [picture?.alt, picture?.getAttribute('loading'), picture?.getAttribute('fetchpriority')])).toEqual([
    ['Anua Serum, Picture 1 of 3', null, 'high'],
    ['Anua Serum, Picture 2 of 3', 'lazy', null],
    ['The back of the pack', 'lazy', null],
  ]);
});

test('a thumbnail scrolls to its picture, and the one in view is marked', async () => {
  const { shop } = await openGallery();
  const strip = shop.main.getByRole('list', { name: 'Pictures' });
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  const thumb = shop.main.getByRole('link', { name: 'Picture 2 of 3' });
  expect(thumb.getAttribute('aria-current')).toBeNull();
  await shop.user.click(thumb);
  expect(scrollTo.mock.calls).toEqual([[{ left: 300, behavior: 'smooth' }]]);
  strip.scrollLeft = 300;
  strip.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(thumb.getAttribute('aria-current')).toBe('true'));
  expect(shop.main.getByRole('link', { name: 'Picture 1 of 3' }).getAttribute('aria-current')).toBeNull();
});

test('the keyboard opens, pages, zooms and closes, and the focus returns to the picture shown last', async () => {
  const { shop, findEnlarged, readEnlarged } = await openGallery();
  const press = (keys: string) => shop.user.keyboard(keys);
  shop.main.getByRole('link', { name: 'Enlarge: Anua Serum, Picture 1 of 3' }).focus();
  await press('{Enter}');
  await waitFor(() => expect(readEnlarged()).toMatchObject({ number: '1', scale: 1 }));
  await press('{ArrowRight}');
  expect(readEnlarged().number).toBe('2');
  await press('{ArrowLeft}');
  expect(readEnlarged().number).toBe('1');
  expect(readEnlarged().sizes, 'the same as on the page').not.toBe('1280px');

  await press('+');
  expect(readEnlarged()).toEqual({ number: '1', scale: 1.5, sizes: '1280px' });
  // In a zoomed picture the arrow keys pan, and do not page.
  await press('{ArrowRight}');
  expect(readEnlarged()).toMatchObject({ number: '1', scale: 1.5 });
  await press('-');
  expect(readEnlarged().scale).toBe(1);
  await press('++++');
  expect(readEnlarged().scale).toBe(4);
  await press('0');
  expect(readEnlarged().scale).toBe(1);

  const dialog = within(findEnlarged() as HTMLElement);
  const isDisabled = (name: string) => dialog.getByRole('button', { name }).getAttribute('aria-disabled');
  expect([isDisabled('Previous picture'), isDisabled('Next picture'), isDisabled('Zoom out')]).toEqual(['true', null, 'true']);
  await press('{End}');
  expect([readEnlarged().number, isDisabled('Previous picture'), isDisabled('Next picture')]).toEqual(['3', null, 'true']);
  await press('{Escape}');
  expect(findEnlarged()).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Enlarge: The back of the pack');
});

test('the buttons page, zoom and close', async () => {
  const { shop, findEnlarged, readEnlarged } = await openGallery();
  await shop.user.click(shop.main.getByRole('link', { name: 'Enlarge: Anua Serum, Picture 2 of 3' }));
  await waitFor(() => expect(readEnlarged()).toMatchObject({ number: '2', scale: 1 }));
  const press = (name: string) => shop.user.click(shop.main.getByRole('button', { name }));
  await press('Zoom in');
  expect(readEnlarged().scale).toBe(1.5);
  await press('Next picture');
  expect(readEnlarged(), 'another picture is shown whole').toMatchObject({ number: '3', scale: 1 });
  await press('Previous picture');
  expect(readEnlarged().number).toBe('2');
  await shop.user.click(within(findEnlarged() as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(findEnlarged()).toBeNull();
});

test('a press with a modifier key opens the file as the browser does', async () => {
  const { shop, findEnlarged } = await openGallery();
  let isLeftToBrowser = false;
  // jsdom cannot follow the link.
  const stop = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  const link = shop.main.getByRole('link', { name: 'Enlarge: Anua Serum, Picture 1 of 3' });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  expect(isLeftToBrowser).toBe(true);
  expect(findEnlarged()).toBeNull();
});

test('a product without pictures has a plain box without a link', async () => {
  const { shop } = await openGallery(createFullProduct({ product_id: 'serum', name: 'Serum' }));
  expect(shop.main.getByRole('list', { name: 'Pictures' }).querySelector('a, img')).toBeNull();
  shop.main.getByRole('img', { name: 'Anua Serum' });
});
