import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LIST_REPLIES } from '#test/fixtures/catalogue.ts';
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

test('the heading of each new page takes the focus, also after Back, but not on the first page and not from a shopper who types', async () => {
  const shop = await renderShop('/terms', { replies: { ...LIST_REPLIES, settings: SETTINGS } });
  const findHeading = (name: string) => shop.main.findByRole('heading', { level: 1, name });
  const footer = within(await shop.findByRole('contentinfo'));
  expect(document.activeElement).toBe(document.body);
  await shop.user.click(footer.getByRole('link', { name: 'FAQs' }));
  const faqs = await findHeading('Frequently Asked Questions');
  await waitFor(() => expect(document.activeElement).toBe(faqs));
  await shop.navigate(-1);
  const terms = await findHeading('Terms and Conditions');
  await waitFor(() => expect(document.activeElement).toBe(terms));

  const searchBox = within(shop.getByRole('banner')).getByRole<HTMLInputElement>('combobox');
  await shop.user.type(searchBox, 'toner{Enter}');
  await waitFor(() => expect(shop.getAddress()).toBe('/search?q=toner'));
  const results = await findHeading('Search Results');
  await waitFor(() => expect(document.activeElement).toBe(results));
  await shop.user.click(searchBox);
  await shop.user.type(searchBox, ' pad');
  await shop.navigate('/faqs');
  await findHeading('Frequently Asked Questions');
  expect([document.activeElement, searchBox.value]).toEqual([searchBox, 'toner pad']);
});

test('beside the menu of the account, the heading of the page takes the focus, not one of the menu', async () => {
  const shop = await renderShop('/orders', { signedIn: true, replies: { orders: { status: 'success', orders: [] } } });
  await shop.main.findByRole('heading', { name: 'You have no orders.' });
  await shop.navigate('/faqs');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Frequently Asked Questions'));
  await shop.navigate('/orders');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('My Orders'));
});

test('a missing page leads to best sellers, home and the contact form', async () => {
  const shop = await renderShop('/no-such-page');
  const links = shop.main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/best', '/', '/contactus']);
  expect(shop.main.queryByRole('button', { name: 'Try again' })).toBeNull();
});
