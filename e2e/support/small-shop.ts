/** A shop in which nearly every text that staff can write is the same text, such as an attacker's. Only ids and links differ. */
import type { Shop, ShopProduct } from '../../server/src/seed/shop.ts';

export const PRODUCT_IDS = ['first', 'second', 'third'] as const;

const HOSTILE_LINK = 'javascript:pwned()';

function createProduct(product_id: string, text: string): ShopProduct {
  return {
    product_id,
    brand_id: 'brand',
    category_id: 'leaf',
    name: text,
    description: text,
    image: `${product_id}.webp`,
    other_images: [],
    description_images: [],
    base_price_rwf: 20_000,
    discounted_price_rwf: 15_000,
    weight_g: 150,
    tags: ['BEST SELLER', 'HOT DEAL', 'NEW ARRIVAL', text],
    features: [text],
    skin_concern: [text],
    skin_type: [text],
    fomulation: text,
    keywords: [text],
    ingredients: text,
    free_from: [text],
    product_info: ['Why We Love It', 'Featured Ingredients', 'How to Use', text].map((label) => ({ label, value: text })),
    specific_info: [{ label: text, value: text }],
    created_at: new Date('2026-01-05T06:00:00Z'),
  };
}

/** A shop of three products, for journeys whose data the demo must not have. Every text in it is `everyText`, but most links are an attacker's. */
export const createSmallShop = ({ everyText: text = 'Plain' }: { everyText?: string } = {}): Shop => ({
  settings: {
    name: text,
    email: text,
    phone: text,
    address: text,
    ussd_code: text,
    merchant_name: text,
    whatsapp: text,
    facebook: HOSTILE_LINK,
    twitter: HOSTILE_LINK,
    instagram: HOSTILE_LINK,
    pinterest: HOSTILE_LINK,
    youtube: HOSTILE_LINK,
    tiktok: text,
    terms: text,
    privacy: text,
    legal: text,
    refund: text,
    faqs: [{ question: text, answer: text }],
    free_shipping: true,
  },
  slides: [HOSTILE_LINK, `/${text}`, text].map((link, position) => ({
    slide_id: String(position),
    image: 'slide.webp',
    link,
    slug: text,
    title: text,
    description: text,
    action: text,
    position,
  })),
  announcements: [1, 2].map((position) => ({ slide_text_id: String(position), text, position })),
  shippingBands: [{ min_weight_g: 1, max_weight_g: 5_000, shipping_fee_rwf: 2_000 }],
  brands: [{ brand_id: 'brand', name: text, image: '' }],
  categories: [
    { category_id: 'top', parent_id: null, name: text, image: '', position: 0 },
    { category_id: 'middle', parent_id: 'top', name: text, image: '', position: 0 },
    { category_id: 'leaf', parent_id: 'middle', name: text, image: '', position: 0 },
  ],
  products: PRODUCT_IDS.map((product_id) => createProduct(product_id, text)),
  options: ['one', 'two'].map((option_id, position) => ({
    option_id,
    product_id: 'first',
    name: text,
    description: text,
    additional_price_rwf: 500,
    position,
  })),
  sizes: [{ size_id: 'large', product_id: 'first', name: text, additional_price_rwf: 4_000, position: 0 }],
  stock: [],
  pictures: [],
  reviews: [{ product_id: 'first', rating: 4, author_name: text, review: text, verified_buyer: true, helpful_count: 0 }],
});
