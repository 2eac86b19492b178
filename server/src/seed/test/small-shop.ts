import type { Shop, ShopProduct } from '../shop.ts';

const SCRIPT = '<script>alert(1)</script>';

const createProduct = (product_id: string, changes: Partial<ShopProduct> = {}): ShopProduct => ({
  product_id,
  brand_id: 'rice-house',
  category_id: 'toners',
  name: `Toner <${product_id}>`,
  description: `<p>Soft ${SCRIPT}water</p>`,
  image: `${product_id}.webp`,
  other_images: [],
  description_images: [],
  base_price_rwf: 20_000,
  discounted_price_rwf: 0,
  weight_g: 150,
  tags: ['NEW ARRIVAL'],
  features: [],
  skin_concern: [],
  skin_type: ['Dry'],
  fomulation: 'Toners',
  keywords: ['rice'],
  ingredients: 'Water',
  free_from: [],
  product_info: [{ label: 'How to Use', value: `<ol><li onclick="x()">Pat${SCRIPT}</li></ol>` }],
  specific_info: [{ label: 'Use', value: 'a < b' }],
  created_at: new Date('2026-01-05T06:00:00Z'),
  ...changes,
});

const createReview = (product_id: string, rating: number) => ({
  product_id,
  rating,
  author_name: 'Keza I.',
  review: 'Soft & <quiet> skin',
  verified_buyer: true,
  helpful_count: 0,
  created_at: new Date('2026-02-01T10:00:00Z'),
});

/** A shop of seven products, with a script in every rich text, which the seeding must remove. */
export const smallShop: Shop = {
  settings: {
    name: 'Small & <b>shop</b>',
    terms: `<p>Terms${SCRIPT}</p>`,
    privacy: `<p>Privacy${SCRIPT}</p>`,
    legal: `<p>Legal${SCRIPT}</p>`,
    refund: `<p>Refund${SCRIPT}</p>`,
    faqs: [{ question: 'a < b?', answer: `<p>Yes${SCRIPT}</p>` }],
    free_shipping: true,
  },
  slides: [{ slide_id: 'one', image: 'one.webp', title: 'Dry & <calm>', description: 'a < b & c', position: 0 }],
  announcements: [{ slide_text_id: 'one', text: 'Buy & <save>', position: 0 }],
  shippingBands: [{ min_weight_g: 1, max_weight_g: 5_000, shipping_fee_rwf: 2_000 }],
  brands: [{ brand_id: 'rice-house', name: `Rice <em>House</em>${SCRIPT}`, image: '' }],
  categories: [
    { category_id: 'skincare', parent_id: null, name: 'Skincare', image: '', position: 0 },
    { category_id: 'toners', parent_id: 'skincare', name: 'Toners', image: '', position: 0 },
  ],
  products: [
    // The only product with stock; the others are made to order.
    createProduct('stocked'),
    createProduct('with-shade', { discounted_price_rwf: 15_000 }),
    ...['one', 'two', 'three', 'four', 'five'].map((id) => createProduct(id)),
  ],
  options: [
    { option_id: 'with-shade-red', product_id: 'with-shade', name: 'Red', image: 'red.webp', additional_price_rwf: 500, position: 0 },
  ],
  sizes: [{ size_id: 'one-large', product_id: 'one', name: '200 ml', additional_price_rwf: 4_000, position: 0 }],
  stock: [{ product_id: 'stocked', option_id: null, size_id: null, on_hand: 7 }],
  reviews: [createReview('stocked', 5), createReview('with-shade', 5), createReview('with-shade', 4), createReview('with-shade', 2)],
  pictures: [{ key: 'one.webp', bytes: 9, width: 900, height: 900, thumbhash: 'dRgGBwL/4dWbdHmHdol4Z4d5BkWWBngI' }],
};

export const DEMO_PASSWORD = 'let me look';
