import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#test/expect-accessible.ts';
import { refuse, reply } from '#test/fake-api.ts';
import { type RenderedAdmin, renderAdmin } from '#test/render-admin.tsx';

const REVIEW = {
  review_id: 'r1',
  product_id: 'rice',
  product: 'Rice Toner',
  author_name: 'Keza M.',
  user_id: 'u1',
  rating: 1,
  review: 'Not for my skin',
  verified_buyer: true,
  version: 1,
};

async function openReviews(fields = {}, role: 'owner' | 'editor' = 'editor') {
  const admin = await renderAdmin('/reviews', {
    role,
    replies: { adminReviews: reply('adminReviews', { data: [{ ...REVIEW, ...fields }], total: 1 }) },
  });
  const article = await admin.findByRole('article', { name: 'Review of Rice Toner by Keza M.' });
  return { admin, review: within(article) };
}
const readFilter = (admin: RenderedAdmin) =>
  JSON.parse(admin.api.calls.findLast(({ name }) => name === 'adminReviews')?.query.filter ?? '');

test('a review that nobody has checked is answered in public, and leaves the queue', async () => {
  const { admin, review } = await openReviews();
  review.getByText('Not checked');
  review.getByRole('img', { name: '1 of 5 stars' });
  review.getByText(/Keza M\., verified buyer/);
  expect(readFilter(admin)).toEqual({ checked: false });
  await admin.press('Answer');
  await admin.findDialog();
  await expectAccessible();
  await admin.fill(/^Answer/, 'We are sorry.\nTry it twice a week.');
  admin.api.replies.moderateReview = reply('moderateReview');
  admin.api.replies.adminReviews = reply('adminReviews');
  await admin.press('Publish the answer');
  await admin.findByRole('heading', { name: 'All reviews are checked' });
  expect(admin.api.listBodies('moderateReview')).toEqual([{ version: 1, reply: 'We are sorry.\nTry it twice a week.' }]);
});

test('a review is marked as checked, and the others are found by tab and rating', async () => {
  const { admin } = await openReviews();
  admin.api.replies.moderateReview = reply('moderateReview');
  await admin.press('Mark as checked');
  await waitFor(() => expect(admin.api.listBodies('moderateReview')).toEqual([{ version: 1, checked: true }]));
  await admin.user.click(admin.getByRole('tab', { name: 'Not answered' }));
  await admin.choose('Rating', '1 star');
  await waitFor(() => expect(readFilter(admin)).toEqual({ answered: false, hidden: false, rating: '1' }));
});

test('a review is hidden for a reason that only staff read, and not without one', async () => {
  const { admin } = await openReviews();
  await admin.press('Hide');
  await admin.findDialog();
  await expectAccessible();
  await admin.press('Hide the review');
  expect(admin.api.countCalls('moderateReview')).toBe(0);
  await admin.fill(/^Why/, 'Tells of another product');
  admin.api.replies.moderateReview = reply('moderateReview');
  admin.api.replies.adminReviews = reply('adminReviews', {
    data: [
      {
        ...REVIEW,
        hidden_at: '2026-01-05T06:00:00.000Z',
        hidden_reason: 'Tells of another product',
        checked_at: '2026-01-05T06:00:00.000Z',
      },
    ],
    total: 1,
  });
  await admin.press('Hide the review');
  await admin.findByText(/^Hidden .*: Tells of another product$/);
  expect(admin.api.listBodies('moderateReview').at(-1)).toEqual({ version: 1, hidden: true, hidden_reason: 'Tells of another product' });
  await admin.press('Show again');
  await waitFor(() => expect(admin.api.listBodies('moderateReview').at(-1)).toEqual({ version: 1, hidden: false }));
});

test('an answer that a colleague has changed meanwhile is shown beside the typed one', async () => {
  const { admin } = await openReviews({ reply: 'First answer' });
  await admin.press('Change the answer');
  await admin.fill(/^Answer/, 'Second answer');
  admin.api.replies.moderateReview = refuse('changed_meanwhile', 'Somebody has changed this meanwhile.');
  admin.api.replies.adminReviews = reply('adminReviews', { data: [{ ...REVIEW, reply: 'Her answer', version: 2 }], total: 1 });
  await admin.press('Save the answer');
  const dialog = await admin.findDialog();
  await dialog.findByText('The answer is now: Her answer');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ }).value).toBe('Second answer');
  admin.api.replies.moderateReview = reply('moderateReview');
  await admin.press('Save the answer');
  await waitFor(() => expect(admin.api.listBodies('moderateReview').map(({ version }) => version)).toEqual([1, 2]));
});

test('only members who may read customers are led to the author', async () => {
  const { admin, review } = await openReviews({}, 'owner');
  review.getByRole('link', { name: 'Keza M.' });
  admin.unmount();
  const { review: asEditor } = await openReviews();
  expect(asEditor.queryByRole('link', { name: 'Keza M.' })).toBeNull();
});
