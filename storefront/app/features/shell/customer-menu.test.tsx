import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#test/render-shop.tsx';

async function openMenu() {
  const shop = await renderShop('/faqs', { signedIn: true, replies: { signOut: { status: 'success', message: '' } } });
  await waitFor(() => expect(shop.getByRole('banner').querySelector('summary')).not.toBeNull());
  const summary = shop.getByRole('banner').querySelector('summary') as HTMLElement;
  const menu = summary.closest('details') as HTMLDetailsElement;
  await shop.user.click(summary);
  expect([summary.getAttribute('aria-label'), menu.open]).toEqual(['aline', true]);
  return { shop, summary, menu, queries: within(menu) };
}

test('the account menu stays open for a press that moves no focus, as in Safari, and signs out', async () => {
  const { shop, menu, queries } = await openMenu();
  fireEvent.blur(menu, { relatedTarget: null });
  expect(menu.open).toBe(true);
  await shop.user.click(queries.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(shop.getAddress()).toBe('/signin'));
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('the account menu closes on a press outside, on Escape, when the focus leaves it, and at a link', async () => {
  const { shop, summary, menu, queries } = await openMenu();
  await shop.user.click(shop.main.getByRole('heading', { level: 1 }));
  expect(menu.open).toBe(false);
  await shop.user.click(summary);
  await shop.user.keyboard('{Escape}');
  expect([menu.open, document.activeElement]).toEqual([false, summary]);
  await shop.user.click(summary);
  for (let press = 0; press < 5; press += 1) await shop.user.tab();
  expect([menu.open, menu.contains(document.activeElement)]).toEqual([false, false]);
  await shop.user.click(summary);
  await shop.user.click(queries.getByRole('link', { name: 'Wishlist' }));
  expect(menu.open).toBe(false);
});
