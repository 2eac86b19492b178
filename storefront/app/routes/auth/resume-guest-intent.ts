/** What a guest was about to do when she was sent to sign in, passed in the location state. */

import { api } from '#app/api/api.ts';
import type { PendingWishlistChange } from '#app/features/wishlist/use-wishlist-button.ts';
import { reportScriptFailure } from '#app/lib/script-failure.ts';
import { notify } from '#app/lib/toasts.ts';
import * as messages from '#messages/account/auth';

/**
 * `product`: the product to save in the wishlist; `helpful_review_id`: the review to mark as helpful; `reviewed_product_id`: the product to
 * review; `sessionEnded`: her session has ended.
 */
export type GuestIntent = Partial<
  PendingWishlistChange & { helpful_review_id: string; reviewed_product_id: string; sessionEnded: boolean }
> | null;

/** The reason shown on the sign-in page; undefined if she opened it herself. */
export function getSignInReason(intent: GuestIntent): string | undefined {
  if (intent?.product) return messages.signInToSaveProduct;
  if (intent?.helpful_review_id) return messages.signInToMarkHelpful;
  if (intent?.reviewed_product_id) return messages.signInToReview;
  if (intent?.sessionEnded) return messages.sessionExpired;
}

/**
 * Completes the guest's action after sign-in and shows its result. For a review nothing is done here, since its dialog opens on the page
 * she comes back to.
 */
export async function resumeGuestIntent(intent: GuestIntent): Promise<void> {
  if (intent?.product) {
    const change = { product: intent.product, isSaved: true, buttonPlace: 'card', sendToSignIn: () => {} } as const;
    await import('#app/features/wishlist/wishlist-sync.ts').then(({ changeWishlist }) => changeWishlist(change), reportScriptFailure);
  }
  if (intent?.helpful_review_id) {
    const result = await api.markHelpful({ review_id: intent.helpful_review_id, helpful: true });
    if (result.ok) notify(messages.markedHelpful);
    else notify(result.message, null, 'error');
  }
}
