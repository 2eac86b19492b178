import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bringAllIntoView } from '#test/browser.ts';
import { NO_RESPONSE, refuse } from '#test/fake-api.ts';
import { createOrder, createOrderServer, ORDER_ID } from '#test/fixtures/order.ts';
import { createReview, createReviewServer } from '#test/fixtures/reviews.ts';
import { createUser } from '#test/fixtures/shop.ts';
import { type RenderedShop, renderShop } from '#test/render-shop.tsx';

// jsdom decodes no pictures. A picture that the browser cannot read is uploaded unchanged.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
});

const createFile = (name: string, type: string) => new File(['content'], name, { type });
const PICTURE = createFile('photo.jpg', 'image/jpeg');

async function openProduct(server = createReviewServer([createReview({ review_id: 'other', rating: 3 })])) {
  const shop = await renderShop('/product/toner', { signedIn: true, replies: server.replies });
  const getSection = () => within(shop.container.querySelector<HTMLElement>('#reviews') as HTMLElement);
  return { shop, server, getSection };
}

/** Presses a button that opens the dialog, and finds the parts of its form. */
async function openDialog(shop: RenderedShop, buttonName: string, title = buttonName) {
  await shop.user.click(await shop.main.findByRole('button', { name: buttonName }));
  const dialog = within(await shop.findByRole('dialog', { name: title }));
  await dialog.findByRole('radio', { name: '1 star' });
  const getSubmitButton = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Submit Review' });
  return {
    dialog,
    getSubmitButton,
    chooseStars: (name: string) => shop.user.click(dialog.getByRole('radio', { name })),
    getTextField: () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ }),
    addFiles: (...files: File[]) => shop.user.upload(dialog.getByLabelText('Add a picture'), files),
    describeButton: () => document.getElementById(getSubmitButton().getAttribute('aria-describedby') ?? '')?.textContent,
  };
}

test('a shopper writes a review, sees it at once, and changes it later', async () => {
  const { shop, server, getSection } = await openProduct();
  const form = await openDialog(shop, 'Write a Review');
  expect([form.getSubmitButton().disabled, form.describeButton()]).toEqual([true, 'Choose your stars. Write a few words.']);
  await form.chooseStars('4 stars');
  await shop.user.type(form.getTextField(), '   ');
  expect([form.getSubmitButton().disabled, form.describeButton()]).toEqual([true, 'Write a few words.']);
  await shop.user.clear(form.getTextField());
  await shop.user.type(form.getTextField(), 'Calm & <b>soft</b>{Enter}after a week');
  await form.addFiles(PICTURE);
  await form.dialog.findByRole('img', { name: 'Picture 1' });
  await shop.user.selectOptions(form.dialog.getByLabelText(/^Your skin type/), 'Dry');
  await waitFor(() => expect(form.getSubmitButton().disabled).toBe(false));
  await shop.user.click(form.getSubmitButton());
  await shop.findByText('Thank you! Your review is on the page.');
  await waitFor(() => expect(shop.queryByRole('dialog')).toBeNull());
  expect(server.getOwn()).toMatchObject({ rating: 4, skin_type: 'Dry', images: ['picture.webp'] });

  await getSection().findByRole('heading', { name: 'Your review' });
  const [ownReview] = getSection().getAllByRole('article');
  expect(ownReview?.textContent).toContain('Calm & <b>soft</b>\nafter a week');
  expect(ownReview?.textContent).toContain('Aline U., dry skin');
  expect(within(ownReview as HTMLElement).queryByRole('button')).toBeNull();
  getSection().getByText('Reviews (2)');

  const changed = await openDialog(shop, 'Change your review');
  expect(changed.getTextField().value).toBe('Calm & <b>soft</b>\nafter a week');
  expect(changed.dialog.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  changed.dialog.getByRole('img', { name: 'Picture 1' });
  await changed.chooseStars('2 stars');
  await shop.user.clear(changed.getTextField());
  await shop.user.type(changed.getTextField(), 'After a month it itched');
  await shop.user.click(changed.getSubmitButton());
  await shop.findByText('Your review has been changed.');
  await waitFor(() => expect(getSection().getAllByRole('article')[0]?.textContent).toContain('After a month it itched'));
  expect(getSection().getAllByRole('article')[0]?.textContent).toContain('edited');
  expect(server.getOwn()).toMatchObject({ rating: 2, skin_type: 'Dry', images: ['picture.webp'] });
});

test('files that are no pictures are refused by name, and leave room for the pictures chosen with them', async () => {
  const { shop, server } = await openProduct();
  const form = await openDialog(shop, 'Write a Review');
  await form.chooseStars('4 stars');
  await shop.user.type(form.getTextField(), 'Soft');
  // The server reads the content of a file whatever its name says.
  shop.api.replies.uploadFile = refuse('file_kind_unknown', 'This kind of file is not accepted.');
  await form.addFiles(...[1, 2, 3, 4].map((number) => createFile(`notes-${number}.jpg`, 'image/jpeg')));
  await form.dialog.findByText(/^notes-1.jpg, notes-2.jpg, notes-3.jpg, notes-4.jpg: Not a picture. Please choose a JPEG/);
  shop.api.replies.uploadFile = server.replies.uploadFile;
  // Browsers also give an input for pictures the other files that a shopper drops on it.
  fireEvent.change(form.dialog.getByLabelText('Add a picture'), {
    target: { files: [...Array(5).fill(createFile('README.md', 'text/markdown')), PICTURE] },
  });
  await form.dialog.findByText(/README.md: Not a picture./);
  await form.dialog.findByRole('img', { name: 'Picture 1' });
  expect(form.dialog.queryByText(/The others were left out/)).toBeNull();
  await waitFor(() => expect(form.getSubmitButton().disabled).toBe(false));
  await form.addFiles(...[1, 2, 3, 4, 5].map((number) => createFile(`photo-${number}.jpg`, 'image/jpeg')));
  await form.dialog.findByText('A review takes up to 5 pictures. The others were left out.');
  expect(form.dialog.getAllByRole('img', { name: /^Picture / })).toHaveLength(5);
  await shop.user.click(form.dialog.getByRole('button', { name: 'Remove picture 5' }));
  await waitFor(() => expect(form.dialog.getAllByRole('img', { name: /^Picture / })).toHaveLength(4));
});

test('typed text survives closing the dialog, another page load, a dropped connection and a refusal', async () => {
  const { shop: firstShop, server } = await openProduct();
  const firstForm = await openDialog(firstShop, 'Write a Review');
  await firstForm.chooseStars('3 stars');
  await firstShop.user.type(firstForm.getTextField(), 'Long and thought over');
  await firstShop.user.keyboard('{Escape}');
  await waitFor(() => expect(firstShop.queryByRole('dialog')).toBeNull());
  cleanup();

  const { shop } = await openProduct(server);
  const form = await openDialog(shop, 'Write a Review');
  form.dialog.getByText('Here is what you wrote before.');
  expect(form.getTextField().value).toBe('Long and thought over');
  expect(form.dialog.getByRole<HTMLInputElement>('radio', { name: '3 stars' }).checked).toBe(true);

  shop.api.replies.uploadFile = NO_RESPONSE;
  await form.addFiles(PICTURE);
  await form.dialog.findByText('Picture 1: It could not be sent. Please check your connection and try again.');
  shop.api.replies.uploadFile = server.replies.uploadFile;
  await shop.user.click(form.dialog.getByRole('button', { name: 'Try again with picture 1' }));
  await form.dialog.findByRole('img', { name: 'Picture 1' });
  expect(form.dialog.queryByText(/It could not be sent/)).toBeNull();

  shop.api.replies.addReview = NO_RESPONSE;
  await waitFor(() => expect(form.getSubmitButton().disabled).toBe(false));
  await shop.user.click(form.getSubmitButton());
  await form.dialog.findByText('Failed to submit review. Your connection dropped, but nothing was lost: please try again.');
  shop.api.replies.addReview = refuse('review_hidden', 'The shop says no');
  await shop.user.click(form.getSubmitButton());
  await form.dialog.findByText('The shop says no');
  expect(form.getTextField().value).toBe('Long and thought over');
});

test('a shopper whose session has ended is sent to sign in with a reason, and her text stays stored', async () => {
  const { shop } = await openProduct();
  const form = await openDialog(shop, 'Write a Review');
  await form.chooseStars('3 stars');
  await shop.user.type(form.getTextField(), 'Soft');
  shop.api.replies.addReview = refuse('not_authorized', 'You are not authorized');
  await shop.user.click(form.getSubmitButton());
  await shop.findByText('User must be authenticated to submit a review');
  await waitFor(() => expect(shop.getAddress()).toBe('/signin?redirect=%2Fproduct%2Ftoner'));
  expect(Object.values(sessionStorage).some((text) => text.includes('Soft'))).toBe(true);
});

test('a shopper with an unconfirmed address cannot add pictures yet', async () => {
  const server = createReviewServer([]);
  const me = { status: 'success', user: createUser({ email_verified: false }) } as const;
  const shop = await renderShop('/product/toner', { signedIn: { email_verified: false }, replies: { ...server.replies, me } });
  const { dialog } = await openDialog(shop, 'Write a Review');
  expect(dialog.queryByLabelText('Add a picture')).toBeNull();
});

test('a shopper reviews an item of a delivered order from the order’s page, with the keyboard', async () => {
  const orders = createOrderServer(createOrder({ stages: ['ordered'] }));
  const server = createReviewServer([]);
  const shop = await renderShop(`/orders/${ORDER_ID}`, { signedIn: true, replies: { ...server.replies, ...orders.replies } });
  const disabledButton = await shop.main.findByRole<HTMLButtonElement>('button', { name: 'Write a Review of Toner' });
  expect(disabledButton.disabled).toBe(true);
  expect(document.getElementById(disabledButton.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You can review it once your parcel has come.',
  );
  orders.change({ status: 'delivered', payment_status: 'Paid' });
  await shop.navigate('/faqs');
  await shop.navigate(-1);
  const form = await openDialog(shop, 'Write a Review of Toner', 'Write a Review');
  // The stars are one tab stop, and arrow keys choose among them.
  form.dialog.getByRole('radio', { name: '1 star' }).focus();
  await shop.user.keyboard('{ArrowRight>4/}');
  await shop.user.tab();
  await shop.user.keyboard('Arrived sealed');
  form.getSubmitButton().focus();
  await shop.user.keyboard('{Enter}');
  await shop.findByText('Thank you! Your review is on the page.');
  expect(shop.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/product/toner#reviews');
  await shop.main.findByRole('button', { name: 'Change your review of Toner' });
  expect(server.getOwn()).toMatchObject({ rating: 5, review: 'Arrived sealed' });

  // On the next visit, the button asks whether she has written one once it is near the viewport.
  await shop.navigate('/faqs');
  await shop.navigate(-1);
  await shop.main.findByRole('button', { name: 'Write a Review of Toner' });
  bringAllIntoView();
  await shop.main.findByRole('button', { name: 'Change your review of Toner' });
});
