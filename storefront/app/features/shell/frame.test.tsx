import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSettings } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

const SETTINGS = createSettings({
  instagram: 'https://instagram.com/shop',
  mobile_money: { ussd_code: '*182*8*1*000000#', merchant_name: 'URUHU LTD', other_networks: 'Airtel' },
});

test('the footer has the shop’s identity, address, payment methods, carrier and help links', async () => {
  const shop = await renderShop('/terms', { replies: { settings: SETTINGS } });
  const footer = within(shop.getByRole('contentinfo'));
  expect(footer.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'My Account',
    'About Us',
    'Help',
    'Terms & Policies',
  ]);
  const paths = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of [
    '/signin',
    '/orders',
    '/cart',
    '/wishlist',
    '/track-order',
    '/faqs',
    '/contactus',
    '/terms',
    '/privacy',
    '/legal',
    '/refund',
    '/brands',
  ]) {
    expect([path, paths.filter((other) => other === path).length]).toEqual([path, 1]);
  }
  const logos = within(footer.getByRole('list', { name: 'Ways to pay and to deliver' })).getAllByRole('img');
  expect(logos.map((image) => image.getAttribute('alt'))).toEqual([
    'MTN MoMo',
    'Airtel Money',
    'Visa',
    'Mastercard',
    'Kigali moto delivery',
  ]);
  expect(within(footer.getByRole('list', { name: 'Follow us' })).getAllByRole('link')).toHaveLength(1);
  expect(footer.getByText('hello@shop.test').getAttribute('href')).toBe('mailto:hello@shop.test');
  footer.getByText('KN 4 Ave, Kigali');
});

test('the button to the top appears once the page is scrolled by more than 300 px, and moves the focus to the top', async () => {
  const shop = await renderShop('/terms');
  const findButton = () => shop.queryByRole('button', { name: 'Scroll to top' });
  const scroll = (scrollY: number) => {
    vi.stubGlobal('scrollY', scrollY);
    window.dispatchEvent(new Event('scroll'));
  };
  scroll(300);
  await new Promise((resolve) => setTimeout(resolve));
  expect(findButton()).toBeNull();
  scroll(302);
  const button = await shop.findByRole('button', { name: 'Scroll to top' });
  await shop.user.click(button);
  expect(document.activeElement?.id).toBe('main');
  scroll(0);
  await waitFor(() => expect(findButton()).toBeNull());
});

test('a missing page leads to best sellers, home and the contact form', async () => {
  const shop = await renderShop('/no-such-page');
  const links = shop.main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/best', '/', '/contactus']);
  expect(shop.main.queryByRole('button', { name: 'Try again' })).toBeNull();
});
