/** The part of codes.ts that is about products in the back office. */

export const PRODUCT_REFUSAL_STATUS = {
  product_id_taken: 409,
  product_was_ordered: 409,
  related_product_not_found: 404,
  product_needs_price: 422,
  price_too_large: 422,
  discount_not_below_price: 422,
  discount_dates_reversed: 422,
  publish_time_needed: 422,
  /** `data`: the findings. */
  ingredients_banned: 422,
  /** A staff member must confirm the findings in `data` by `reviewed`. */
  staff_check_needed: 422,
  /** Open orders hold more pieces than would be left. */
  stock_is_reserved: 422,
  stock_not_counted: 422,
  product_change_not_found: 404,
  already_undone: 409,
} as const;

/** What can be wrong with a field of a product. */
export type ProductFieldCode =
  | 'pieces_invalid'
  | 'colour_invalid'
  | 'product_weight_invalid'
  | 'brand_needed'
  | 'category_needed'
  | 'product_id_invalid'
  | 'products_needed'
  | 'stock_reason_needed'
  | 'stock_change_unclear';
