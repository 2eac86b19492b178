import { act, waitFor, within } from '@testing-library/react';
import type { ReviewWithProduct } from '@uruhu/contract/review-with-product';
import { expect, test } from 'vitest';
import { setVisibility } from '#test/browser.ts';
import { ForeignReply } from '#test/fake-api.ts';
import { createAccountServer } from '#test/fixtures/account.ts';
import { createLightProduct } from '#test/fixtures/catalogue.ts';
import { createList } from '#test/fixtures/shop.ts';
import { renderShop } from '#test/render-shop.tsx';

const TIME = '2026-01-05T06:00:00.000Z';
const REVIEW: ReviewWithProduct = {
  review_id: 'review',
  rating: 4,
  review: 'Calm skin',
  images: [],
  created_at: TIME,
  updated_at: null,
  user: { name: 'Aline U.' },
  skin_type: null,
  verified_buyer: true,
  helpful_count: 2,
  reply: null,
  product_id: 'toner',
  product: createLightProduct({ product_rating: 4, review_count: 1 }),
};
const GONE = { ...REVIEW, review_id: 'gone', product_id: 'gone', product: null, helpful_count: 0 };
const { product, product_id, ...mine } = REVIEW;
const REVIEW_PAGE = {
  ...createList([mine]),
  product_rating: 4,
  review_count: 1,
  rating_distribution: { 4: 1 },
  facets: { with_images: 0, skin_type: [] },
  mine,
};

async function openReviews(user = {}, results = [REVIEW, GONE]) {
  const server = createAccountServer(user);
  const replies = { ...server.replies, ownReviews: createList(results), reviews: REVIEW_PAGE };
  const shop = await renderShop('/myaccount/reviews', { signedIn: user, replies });
  const openDialog = async () => {
    await shop.user.click(shop.main.getByRole('button', { name: 'Edit your review of Rice Toner' }));
    return within(await shop.findByRole('dialog'));
  };
  return { shop, server, openDialog };
}

test('the page lists what the shopper wrote, of products that are gone too, and says if there is nothing', async () => {
  const { shop } = await openReviews();
  const [first, second] = within(shop.main.getByRole('list', { name: 'Your reviews' })).getAllByRole('listitem');
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Rice Toner' })
      .getAttribute('href'),
  ).toBe('/product/toner');
  expect(first?.textContent).toContain('2 people find it helpful');
  expect(second?.textContent).toContain('This product is not sold any more.');
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  shop.unmount();
  const empty = await openReviews({}, []);
  expect(empty.shop.main.getByText('No reviews yet')).toBeTruthy();
});

test('a review that could not be sent shows why, and a changed one is listed', async () => {
  const { shop, openDialog } = await openReviews();
  const dialog = await openDialog();
  const text = await dialog.findByLabelText(/^Your review/);
  await shop.user.clear(text);
  await shop.user.type(text, 'Very calm skin');
  const submit = () => shop.user.click(dialog.getByRole('button', { name: 'Submit Review' }));
  shop.api.replies.addReview = new ForeignReply('<h1>Internal Server Error</h1>', 500);
  await submit();
  await dialog.findByText('Failed to submit review');
  shop.api.replies.addReview = { status: 'success', message: 'Your review has been changed.', data: { ...mine, review: 'Very calm skin' } };
  shop.api.replies.ownReviews = createList([{ ...REVIEW, review: 'Very calm skin' }]);
  await submit();
  await shop.findByText('Your review has been changed.');
  await shop.main.findByText('Very calm skin');
});

test('pictures of a review need a confirmed address, and the draft stays until then', async () => {
  const { shop, server, openDialog } = await openReviews({ email_verified: false });
  const dialog = await openDialog();
  const text = await dialog.findByLabelText<HTMLTextAreaElement>(/^Your review/);
  expect(dialog.getByText(/^You can add pictures once your e-mail address is confirmed/)).toBeTruthy();
  const findInput = () => document.querySelector('dialog input[type=file]');
  expect(findInput()).toBeNull();
  await shop.user.clear(text);
  await shop.user.type(text, 'Calm after a week');
  server.changeUser({ email_verified: true });
  act(() => setVisibility('hidden'));
  act(() => setVisibility('visible'));
  await waitFor(() => expect(findInput()).not.toBeNull());
  expect(text.value).toBe('Calm after a week');
});
