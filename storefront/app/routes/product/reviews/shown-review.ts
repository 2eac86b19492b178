import type { AskedReview } from '@uruhu/contract/review';
import { longDate } from '#app/lib/dates.ts';

/** A review as the page shows it. Of a guest, neither whose it is nor what is pressed is known. */
export const toReview = ({ created_at, updated_at, user, ...review }: AskedReview) => ({
  ...review,
  date: longDate(created_at),
  edited: updated_at && longDate(updated_at),
  name: user.name,
});
export type ShownReview = ReturnType<typeof toReview>;
