/** A shop before its setup: it has a name, but no products, texts or pictures. */
import type { Shop } from '../../server/src/seed/shop.ts';

export const EMPTY_SHOP: Shop = {
  settings: { name: 'Uruhu', faqs: [] },
  slides: [],
  announcements: [],
  shippingBands: [],
  brands: [],
  categories: [],
  products: [],
  options: [],
  sizes: [],
  stock: [],
  reviews: [],
  pictures: [],
};
