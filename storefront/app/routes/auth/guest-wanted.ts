/** What a guest was about to do when she was sent to sign in: it comes along beside the address. */
import { api } from '#app/lib/api.ts';
import { notify } from '#app/lib/toasts.ts';
import type { GuestWish } from '#app/lib/wishlist.ts';
import * as words from '#messages/auth';

/** `helpful` is the review that she finds so, `reviewed` the product that she wants to review; `ended`: her session ended meanwhile. */
export type Wanted = Partial<GuestWish & { helpful: string; reviewed: string; ended: boolean }> | null;

/** Why she is asked to sign in; undefined: she came by herself. */
export function reasonOf(wanted: Wanted): string | undefined {
  if (wanted?.wished) return words.toKeepWishlist;
  if (wanted?.helpful) return words.toSayHelpful;
  if (wanted?.reviewed) return words.toReview;
  if (wanted?.ended) return words.sessionOver;
}

/** What can be done for her now that she is signed in, with its own words. Her review she writes herself. */
export async function carryOut(wanted: Wanted): Promise<void> {
  if (wanted?.wished) {
    const { want } = await import('#app/lib/wishlist-live.ts');
    await want({ product: wanted.wished, on: true, place: 'card', toSignIn: () => {} });
  }
  if (wanted?.helpful) {
    const answer = await api.markHelpful({ review_id: wanted.helpful, helpful: true });
    if (answer.ok) notify(words.saidHelpful);
    else notify(answer.message, null, 'error');
  }
}
