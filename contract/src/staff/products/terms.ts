/** The fixed terms of products in the back office. Browsers load this file, so it imports no schemas. */

/** Shoppers see published products only. A scheduled one is published by itself at its time. */
export const PRODUCT_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** Why staff change the pieces on hand. */
export const STAFF_STOCK_REASONS = ['received', 'counted', 'damaged', 'returned', 'sold_elsewhere', 'correction', 'other'] as const;
export type StaffStockReason = (typeof STAFF_STOCK_REASONS)[number];
/** `shipped`: an order took the pieces. `undone`: a bulk change was undone. The shop also uses `returned`, when a shipped parcel came back. */
export const STOCK_REASONS = [...STAFF_STOCK_REASONS, 'shipped', 'undone'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

export const PRODUCT_LIST_SORTS = ['created_at', 'updated_at', 'name', 'brand', 'price', 'stock', 'status'] as const;

/** A bulk change by percentage rounds each new price to a multiple of the step that the staff member chooses. */
export const PRICE_STEPS_RWF = [1, 10, 50, 100, 500] as const;

/**
 * `name`, `html`, `text`, `fact` and `option_text` are in characters; plural names are numbers of items. Together they bound the body of a
 * call that saves a product, which the server parses on its main thread.
 */
export const PRODUCT_LIMITS = {
  name: 200,
  html: 20_000,
  text: 5_000,
  fact: 2_000,
  option_text: 500,
  pictures: 20,
  options: 100,
  sizes: 30,
  keywords: 60,
  /** `texts`: the entries of `product_info`; `facts`: those of `specific_info`. The back office calls them so, too. */
  texts: 8,
  facts: 20,
  related_products: 10,
  price_rwf: 100_000_000,
  weight_g: 1_000_000,
  pieces: 1_000_000,
  products_per_change: 500,
  /** Products with findings that one bulk change confirms, and findings of one product. */
  confirmed_per_change: 50,
  findings: 60,
  /** Days for which a bulk change can be undone. */
  undo_days: 30,
  /** Hours for which a preview link works. */
  preview_hours: 24,
} as const;
