/** What somebody has written of a product and not yet sent: kept in this tab, for her alone. */
import { SKIN_TYPES } from '@uruhu/contract/constants';
import type { AskedReview } from '@uruhu/contract/review';
import { REVIEW } from '@uruhu/contract/rules/reviews';
import { clearTab, readTab, writeTab } from '#app/forms/draft.ts';

/** `images` are keys of pictures that have been sent; `skin_type` is '' where it is not told. */
export type Draft = { rating: number; text: string; skin_type: string; images: readonly string[] };

const EMPTY: Draft = { rating: 0, text: '', skin_type: '', images: [] };

export const draftOf = (review: AskedReview | null): Draft =>
  review ? { rating: review.rating, text: review.review, skin_type: review.skin_type ?? '', images: review.images } : EMPTY;

const keyOf = (user_id: string, product_id: string) => `draft:review ${user_id} ${product_id}`;

const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

/** What is stored may be of any shape, as an older script may have written it: what does not fit stands as if not filled in. */
export function parseDraft(stored: string): Draft | null {
  const kept = fieldsOf(JSON.parse(stored));
  if (!kept) return null;
  const { rating, text, skin_type, images } = kept;
  const keys = Array.isArray(images) ? images.filter((key): key is string => typeof key === 'string' && key !== '') : [];
  return {
    rating: [1, 2, 3, 4, 5].find((stars) => stars === rating) ?? EMPTY.rating,
    text: typeof text === 'string' ? text : EMPTY.text,
    skin_type: SKIN_TYPES.find((type) => type === skin_type) ?? EMPTY.skin_type,
    images: [...new Set(keys)].slice(0, REVIEW.imagesMax),
  };
}

/** Null: nothing is kept, or nothing that can be read. */
export function readDraft(user_id: string, product_id: string): Draft | null {
  try {
    return parseDraft(readTab(keyOf(user_id, product_id)) ?? '');
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
