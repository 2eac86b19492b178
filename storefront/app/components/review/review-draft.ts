/** What somebody has written of a product and not yet sent: kept in this tab, for her alone. */
import type { AskedReview } from '@uruhu/contract/review';
import { clearTab, readTab, writeTab } from '#app/forms/draft.ts';

/** `images` are keys of pictures that have been sent; `skin_type` is '' where it is not told. */
export type Draft = { rating: number; text: string; skin_type: string; images: readonly string[] };

const EMPTY: Draft = { rating: 0, text: '', skin_type: '', images: [] };

export const draftOf = (review: AskedReview | null): Draft =>
  review ? { rating: review.rating, text: review.review, skin_type: review.skin_type ?? '', images: review.images } : EMPTY;

const keyOf = (user_id: string, product_id: string) => `draft:review ${user_id} ${product_id}`;

/** Null: nothing is kept. */
export function readDraft(user_id: string, product_id: string): Draft | null {
  try {
    return { ...EMPTY, ...JSON.parse(readTab(keyOf(user_id, product_id)) ?? '') };
  } catch {
    return null;
  }
}

/** What is as it was before is no draft. */
export function keepDraft(user_id: string, product_id: string, draft: Draft, before: Draft): void {
  const key = keyOf(user_id, product_id);
  const text = JSON.stringify(draft);
  if (text === JSON.stringify(before)) clearTab(key);
  else writeTab(key, text);
}

export const dropDraft = (user_id: string, product_id: string): void => clearTab(keyOf(user_id, product_id));
