import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bringAllIntoView } from '#test/browser.ts';
import { NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createReview, createReviewServer } from '#test/fixtures/reviews.ts';
import { createUser } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

/** 25 reviews of 3, 4 and 5 stars. Every fifth has a picture; every second is by a shopper with dry skin, the others have oily skin. */
const REVIEWS = Array.from({ length: 25 }, (_, index) =>
  createReview({
    review_id: `r${index}`,
    review: `Review ${index}`,
    rating: 5 - (index % 3),
    images: index % 5 === 0 ? [`r${index}.webp`] : [],
    skin_type: index % 2 === 0 ? 'Dry' : 'Oily',
    user: { name: `Keza ${index}` },
    helpful_count: index,
  }),
);
const listTextsWhere = (matches: (review: (typeof REVIEWS)[number]) => boolean) => REVIEWS.filter(matches).map(({ review }) => review);

async function openReviews({ signedIn = false } = {}) {
  const server = createReviewServer(REVIEWS);
  const shop = await renderShop('/product/toner', { signedIn, replies: server.replies });
  const getSection = () => within(shop.container.querySelector<HTMLElement>('#reviews') as HTMLElement);
  const listTexts = () =>
    getSection()
      .queryAllByRole('article')
      .map((review) => review.querySelector(':scope > p')?.textContent);
  const expectTexts = (texts: string[]) => waitFor(() => expect(listTexts()).toEqual(texts));
  return { shop, server, getSection, expectTexts };
}

async function signIn(shop: RenderedShop): Promise<void> {
  shop.api.replies.signIn = { status: 'success', message: 'Login successful!', token: 'token', user: createUser() };
  await shop.user.type(await shop.findByLabelText(/^Username/), 'aline');
  await shop.user.type(shop.getByLabelText(/^Password/), 'rwanda-2026');
  await shop.user.click(shop.main.getByRole('button', { name: 'Sign in' }));
}

const FIRST_TEN = listTextsWhere(() => true).slice(0, 10);

test('a guest filters reviews by stars, pictures and skin type', async () => {
  const { shop, getSection, expectTexts } = await openReviews();
  await expectTexts(FIRST_TEN);
  const ratingBar = getSection().getByRole('button', { name: /^4 stars/ });
  await shop.user.click(ratingBar);
  await expectTexts(listTextsWhere(({ rating }) => rating === 4));
  expect(ratingBar.getAttribute('aria-pressed')).toBe('true');
  getSection().getByText('8 reviews match.');
  // The filters show no counts now, because these count reviews with any number of stars.
  getSection().getByRole('button', { name: 'With pictures' });
  await shop.user.click(getSection().getByRole('button', { name: 'Show all reviews' }));
  await expectTexts(FIRST_TEN);
  expect(ratingBar.getAttribute('aria-pressed')).toBe('false');

  const withPictures = getSection().getByRole('button', { name: 'With pictures (5)' });
  await shop.user.click(withPictures);
  await expectTexts(listTextsWhere(({ images }) => images.length > 0));
  expect(withPictures.getAttribute('aria-pressed')).toBe('true');
  const [picture] = getSection().getAllByRole('link', { name: /opens in a new tab/ });
  expect([picture?.getAttribute('target'), picture?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  await shop.user.click(withPictures);
  await expectTexts(FIRST_TEN);

  await shop.user.selectOptions(getSection().getByLabelText('Skin type'), 'Dry skin (13)');
  await expectTexts(listTextsWhere(({ skin_type }) => skin_type === 'Dry').slice(0, 10));
});

test('a guest sorts the reviews and loads more, and the focus moves to the first new one', async () => {
  const { shop, getSection, expectTexts } = await openReviews();
  await shop.user.selectOptions(getSection().getByLabelText('Sort by'), 'Lowest rating');
  const sorted = REVIEWS.toSorted((a, b) => a.rating - b.rating).map(({ review }) => review);
  await expectTexts(sorted.slice(0, 10));
  getSection().getByText('10 of 25 reviews');
  getSection().getByRole('button', { name: 'Show more reviews' }).focus();
  await shop.user.keyboard('{Enter}');
  await expectTexts(sorted.slice(0, 20));
  await waitFor(() => expect(document.activeElement?.querySelector('p')?.textContent).toBe(sorted[10]));
  await shop.user.click(getSection().getByRole('button', { name: 'Show more reviews' }));
  await expectTexts(sorted);
  expect(getSection().queryByRole('button', { name: 'Show more reviews' })).toBeNull();
});

test('reviews that fail to load show a message, and load after another try', async () => {
  const { shop, server, getSection, expectTexts } = await openReviews();
  shop.api.replies.reviews = NO_RESPONSE;
  await shop.user.selectOptions(getSection().getByLabelText('Sort by'), 'Oldest first');
  expect((await getSection().findByRole('alert')).textContent).toContain('The reviews could not be loaded.');
  shop.api.replies.reviews = server.replies.reviews;
  await shop.user.click(getSection().getByRole('button', { name: 'Try again' }));
  await expectTexts(
    REVIEWS.toReversed()
      .slice(0, 10)
      .map(({ review }) => review),
  );
});

test('a vote for a review is cast and withdrawn by keyboard, and shows when the page is opened again', async () => {
  const { shop, getSection, expectTexts } = await openReviews({ signedIn: true });
  await expectTexts(FIRST_TEN);
  const findButton = () => getSection().getByRole('button', { name: /^Helpful.*review by Keza 3$/ });
  findButton().focus();
  await shop.user.keyboard('{Enter}');
  await waitFor(() =>
    expect([findButton().textContent, findButton().getAttribute('aria-pressed')]).toEqual(['Helpful (4), review by Keza 3', 'true']),
  );
  await waitFor(() => expect(shop.api.listBodies('markHelpful')).toEqual([{ review_id: 'r3', helpful: true }]));

  await shop.navigate('/faqs');
  await shop.navigate('/product/toner');
  // The page itself is the same for all visitors; the shopper's own votes load once the reviews are near the viewport.
  await waitFor(() => expect(findButton().getAttribute('aria-pressed')).toBe('false'));
  bringAllIntoView();
  await waitFor(() =>
    expect([findButton().textContent, findButton().getAttribute('aria-pressed')]).toEqual(['Helpful (4), review by Keza 3', 'true']),
  );
  findButton().focus();
  await shop.user.keyboard('{Enter}');
  await waitFor(() =>
    expect([findButton().textContent, findButton().getAttribute('aria-pressed')]).toEqual(['Helpful (3), review by Keza 3', 'false']),
  );
});

test('a vote that fails is undone with a message', async () => {
  const { shop, getSection } = await openReviews({ signedIn: true });
  shop.api.replies.markHelpful = refuse('review_is_own', 'This review is yours.');
  const button = getSection().getByRole('button', { name: /^Helpful.*review by Keza 3$/ });
  await shop.user.click(button);
  await shop.findByText('This review is yours.');
  expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['Helpful (3), review by Keza 3', 'false']);
});

test('a guest who votes signs in and comes back to the review, with the vote cast', async () => {
  const { shop, getSection } = await openReviews();
  await shop.user.click(getSection().getByRole('button', { name: /^Helpful.*review by Keza 1$/ }));
  await shop.findByText('Sign in to say that a review was helpful.');
  await signIn(shop);
  await waitFor(() => expect(shop.getAddress()).toBe('/product/toner#review-r1'));
  await shop.findByText('Thank you! You find the review helpful.');
  expect(shop.api.listBodies('markHelpful')).toEqual([{ review_id: 'r1', helpful: true }]);
  bringAllIntoView();
  await waitFor(() =>
    expect(
      getSection()
        .getByRole('button', { name: /^Helpful.*review by Keza 1$/ })
        .getAttribute('aria-pressed'),
    ).toBe('true'),
  );
});

test('a guest who wants to write signs in and comes back to the open dialog', async () => {
  const { shop, getSection } = await openReviews();
  await shop.user.click(getSection().getByRole('button', { name: 'Write a Review' }));
  await shop.findByText('Sign in to write your review.');
  await signIn(shop);
  const dialog = await shop.findByRole('dialog', { name: 'Write a Review' });
  expect(shop.getAddress()).toBe('/product/toner');
  await within(dialog).findByRole('radio', { name: '5 stars' });
});

test('a product without reviews invites the shopper to be the first', async () => {
  const server = createReviewServer([]);
  const shop = await renderShop('/product/toner', { replies: server.replies });
  shop.main.getByText('Have you tried it? Be the first to say how it was.');
  shop.main.getByRole('button', { name: 'Write a Review' });
  expect(shop.main.queryByLabelText('Sort by')).toBeNull();
});
