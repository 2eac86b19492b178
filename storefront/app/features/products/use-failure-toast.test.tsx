import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ForeignReply, type Replies } from '#test/fake-api.ts';
import { createFilteredPage, createLightProduct } from '#test/fixtures/catalogue.ts';
import { createList } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

const BROKEN = new ForeignReply('<h1>Internal Server Error</h1>', 500);
const HOME = { slides: [], recommendations: { results: [] }, brands: createList([]) } satisfies Replies;

async function openPage(path: string, brokenTag: string) {
  const filterProducts: Replies['filterProducts'] = ({ body }) =>
    [body.tags].flat().includes(brokenTag as never) ? BROKEN : createFilteredPage([createLightProduct()]);
  const shop = await renderShop(path, { replies: { ...HOME, filterProducts } });
  const notifications = within(shop.getByRole('region', { name: 'Notifications' }));
  return { shop, notifications };
}

test('best sellers that could not be loaded show a toast, on their own page and at home, and again after a failed retry', async () => {
  const page = await openPage('/best', 'BEST SELLER');
  await page.notifications.findByText('Something went wrong.');
  page.shop.unmount();
  const { shop, notifications } = await openPage('/', 'BEST SELLER');
  await notifications.findByText('Something went wrong.');
  await shop.user.click(notifications.getByRole('button', { name: 'Dismiss' }));
  expect(notifications.queryByText('Something went wrong.')).toBeNull();
  const section = within(shop.main.getByRole('heading', { name: 'Best Sellers' }).closest('section') as HTMLElement);
  await shop.user.click(section.getByRole('button', { name: 'Try again' }));
  await notifications.findByText('Something went wrong.');
});

test('other rows of products that could not be loaded show no toast', async () => {
  const { shop, notifications } = await openPage('/', 'HOT DEAL');
  await shop.main.findByRole('button', { name: 'Try again' });
  expect(notifications.queryByText('Something went wrong.')).toBeNull();
});
