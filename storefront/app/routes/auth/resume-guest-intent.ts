/** What a guest was about to do when she was sent to sign in, passed in the location state. */

import { api } from '#app/api/api.ts';
import type { PendingWishlistChange } from '#app/features/wishlist/use-wishlist-button.ts';
import { notify } from '#app/lib/toasts.ts';
import * as messages from '#messages/auth';

/** `product`: the product to save in the wishlist; `helpful`: the review to mark as helpful; `reviewed`: the product to review; `ended`: her session has ended. */
export type GuestIntent = Partial<PendingWishlistChange & { helpful: string; reviewed: string; ended: boolean }> | null;

/** The reason shown on the sign-in page; undefined if she opened it herself. */
export function signInReason(intent: GuestIntent): string | undefined {
  if (intent?.product) return messages.toKeepWishlist;
  if (intent?.helpful) return messages.toSayHelpful;
  if (intent?.reviewed) return messages.toReview;
  if (intent?.ended) return messages.sessionOver;
}

/** Completes the guest's action after sign-in and shows its result. A review is left to her: its dialog opens. */
export async function resumeGuestIntent(intent: GuestIntent): Promise<void> {
  if (intent?.product) {
    const { changeWishlist } = await import('#app/features/wishlist/wishlist-sync.ts');
    await changeWishlist({ product: intent.product, on: true, place: 'card', sendToSignIn: () => {} });
  }
  if (intent?.helpful) {
    const result = await api.markHelpful({ review_id: intent.helpful, helpful: true });
    if (result.ok) notify(messages.saidHelpful);
    else notify(result.message, null, 'error');
  }
}
