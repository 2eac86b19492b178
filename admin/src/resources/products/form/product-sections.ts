import type { FormSection } from '#admin/forms/sections/section-nav.tsx';

/** The sections of a product's form. The status is the first because it changes most often. */
export const PRODUCT_SECTIONS = [
  { id: 'status', title: 'Status', fields: ['status', 'publish_at', 'reviewed'] },
  { id: 'basics', title: 'What it is', fields: ['name', 'product_id', 'brand_id', 'category_id', 'pictures'] },
  { id: 'price', title: 'Price', fields: ['base_price', 'discounted_price', 'discount_starts_at', 'discount_ends_at'] },
  { id: 'stock', title: 'Stock', fields: ['stock', 'low_stock_at'] },
  { id: 'options', title: 'Options', fields: ['options'] },
  { id: 'sizes', title: 'Sizes', fields: ['sizes'] },
  { id: 'texts', title: 'Texts', fields: ['description', 'product_info'] },
  { id: 'ingredients', title: 'Ingredients', fields: ['ingredients', 'free_from'] },
  { id: 'facts', title: 'Facts', fields: ['specific_info'] },
  { id: 'usage', title: 'How it is used', fields: ['description_pictures'] },
  { id: 'for-whom', title: 'For whom', fields: ['skin_type', 'skin_concern', 'features', 'fomulation'] },
  { id: 'found', title: 'To be found', fields: ['tags', 'keywords', 'related_product_ids'] },
  { id: 'delivery', title: 'Delivery', fields: ['weight'] },
] as const satisfies readonly FormSection[];
