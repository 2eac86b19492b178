/** Refusal and field codes of products in the back office; ../../codes.ts merges them. */

export const PRODUCT_REFUSAL_STATUS = {
  product_id_taken: 409,
  product_was_ordered: 409,
  related_product_not_found: 404,
  product_needs_price: 422,
  price_too_large: 422,
  discount_not_below_price: 422,
  /** With the cheapest option and size, one piece would cost less than 1 RWF. */
  unit_price_too_low: 422,
  discount_dates_reversed: 422,
  publish_time_needed: 422,
  /** `data`: the findings. */
  ingredients_banned: 422,
  /** A staff member must confirm the findings in `data`: the next call sends `reviewed: true`; a bulk change sends their keys. */
  staff_check_needed: 422,
  /** Open orders hold more pieces than would be left. */
  stock_is_reserved: 422,
  /** `add` to a stock that is made to order, so it has no number of pieces. `set` gives it one. */
  made_to_order_has_no_stock: 422,
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
  /** A change of stock needs either `add`, or `set` with `seen`. */
  | 'stock_change_unclear';
