import type { ReviewForShopper } from '@uruhu/contract/review';
import { formatDate } from '#app/lib/text/dates.ts';

/** A review as the page shows it. For a guest, the fields about the reader are absent. */
export const toReviewView = ({ created_at, updated_at, user, reply, ...review }: ReviewForShopper) => ({
  ...review,
  date: formatDate(created_at),
  editDate: updated_at && formatDate(updated_at),
  name: user.name,
  reply: reply && { text: reply.text, date: formatDate(reply.created_at) },
});
export type ReviewView = ReturnType<typeof toReviewView>;
