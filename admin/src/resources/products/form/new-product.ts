/** What a new product has before anything is typed. Every field of the form is here, so that its error is shown beside it. */
export const NEW_PRODUCT = {
  ...{ name: '', product_id: '', brand_id: null, category_id: null, description: '', pictures: [], description_pictures: [] },
  ...{ base_price: 0, discounted_price: 0, discount_starts_at: null, discount_ends_at: null, weight: 100 },
  ...{ tags: [], features: [], skin_concern: [], skin_type: [], fomulation: '', keywords: [] },
  ...{ ingredients: '', free_from: [], product_info: [], specific_info: [], related_product_ids: [] },
  ...{ options: [], sizes: [], stock: null, low_stock_at: 5, status: 'draft', publish_at: null, reviewed: false },
} as const;
