/** A review that a shopper has written but not sent, stored in this tab under her user id. */
import { SKIN_TYPES } from '@uruhu/contract/product-attributes';
import type { ReviewForShopper } from '@uruhu/contract/review';
import { REVIEW } from '@uruhu/contract/rules/reviews';
import { clearTabStorage, readTabStorage, writeTabStorage } from '#app/forms/draft.ts';

export type ProductToReview = { product_id: string; name: string };

/**
 * `images` are file keys. A picture that this browser has just uploaded has a key with a secret link before it (see send-picture.ts).
 * `skin_type` is '' if the shopper chose none.
 */
export type Draft = { rating: number; text: string; skin_type: string; images: readonly string[] };

const EMPTY_DRAFT: Draft = { rating: 0, text: '', skin_type: '', images: [] };

export const toDraft = (review: ReviewForShopper | null): Draft =>
  review ? { rating: review.rating, text: review.review, skin_type: review.skin_type ?? '', images: review.images } : EMPTY_DRAFT;

const getStorageKey = (user_id: string, product_id: string) => `draft:review ${user_id} ${product_id}`;

const toRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

/** Reads a stored draft. An older script may have written another shape, so invalid fields count as empty. */
function parseDraft(stored: string): Draft | null {
  const fields = toRecord(JSON.parse(stored));
  if (!fields) return null;
  const { rating, text, skin_type, images } = fields;
  const keys = Array.isArray(images) ? images.filter((key): key is string => typeof key === 'string' && key !== '') : [];
  return {
    rating: [1, 2, 3, 4, 5].find((stars) => stars === rating) ?? EMPTY_DRAFT.rating,
    text: typeof text === 'string' ? text : EMPTY_DRAFT.text,
    skin_type: SKIN_TYPES.find((type) => type === skin_type) ?? EMPTY_DRAFT.skin_type,
    images: [...new Set(keys)].slice(0, REVIEW.imagesMax),
  };
}

/** Returns the stored draft; null if there is none or it cannot be read. */
export function readDraft(user_id: string, product_id: string): Draft | null {
  try {
    return parseDraft(readTabStorage(getStorageKey(user_id, product_id)) ?? '');
  } catch {
    return null;
  }
}

/** Stores the draft, or removes the stored one if the draft equals the original review. */
export function storeDraft(user_id: string, product_id: string, draft: Draft, original: Draft): void {
  const key = getStorageKey(user_id, product_id);
  const text = JSON.stringify(draft);
  if (text === JSON.stringify(original)) clearTabStorage(key);
  else writeTabStorage(key, text);
}

export const dropDraft = (user_id: string, product_id: string): void => clearTabStorage(getStorageKey(user_id, product_id));
