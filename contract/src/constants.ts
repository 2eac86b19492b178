/** Business constants of the shop's specification. Wire spellings ('fomulation', 'Ampolues') are the spec's own. */

export const CURRENCY = 'RWF';

export const TAGS = ['HOT DEAL', 'NEW ARRIVAL', 'BEST SELLER', 'LIMITED TIME', 'FREE SHIPPING'] as const;
export const FEATURES = ['Moisturising', 'Low irritant', 'Absorbs quickly', 'Anti-aging', 'Brightening'] as const;
export const SKIN_CONCERNS = [
  'Acne',
  'Blackheads',
  'Brightening',
  'Deep cleansing',
  'Fine dust removal',
  'Moisturizing',
  'Soothing',
  'Visible pores',
  'Well-aging',
] as const;
export const SKIN_TYPES = ['Dry', 'Oily', 'Sensitive', 'Combination&Normal'] as const;
export const FORMULATIONS = ['Ampolues', 'Cream', 'Fluid', 'Gel', 'Toners'] as const;
/** What a product can be free from. */
export const FREE_FROM = [
  'fragrance',
  'alcohol',
  'essential oils',
  'parabens',
  'sulfates',
  'silicones',
  'mineral oil',
  'animal products',
] as const;

export type Tag = (typeof TAGS)[number];
export type Feature = (typeof FEATURES)[number];
export type SkinConcern = (typeof SKIN_CONCERNS)[number];
export type SkinType = (typeof SKIN_TYPES)[number];
export type Formulation = (typeof FORMULATIONS)[number];
export type FreeFrom = (typeof FREE_FROM)[number];

export const PAGE_SIZE = { best: 30, new: 30, deals: 30, search: 24, category: 24, all: 24, lightList: 24, list: 30 } as const;
/** What a shopper may choose on /all-products. */
export const PAGE_SIZES_TO_CHOOSE = [12, 24, 48, 96] as const;
export const PAGE_SIZE_MAX = 10_000;
export const PAGE_WINDOW = 5;

/** Most of one line that a cart takes: far above any shopper's need, far below what overflows a franc total. */
export const LINE_QUANTITY_MAX = 999;
/** Most different lines in one cart. */
export const CART_LINES_MAX = 100;
/** Most products in one wishlist: what one answer and one phone carry with ease. */
export const WISHLIST_MAX = 500;

export const TIMER = {
  slide_ms: 3_000,
  slide_transition_ms: 800,
  announcement_ms: 4_000,
  notification_ms: 3_000,
  toast_ms: 5_000,
  sign_up_redirect_ms: 2_000,
} as const;
export const ROW_SCROLL_PX = 300;
export const SCROLL_TOP_THRESHOLD_PX = 300;

/** What every new member has off one order, in percent, and how long the coupon for it is good. */
export const NEW_MEMBER_PERCENT = 5;
export const NEW_MEMBER_COUPON_DAYS = 90;

export const DELIVERY = { country: 'Rwanda', city: 'Kigali City', postal_code: '0000' } as const;
/** Shown struck through beside 'Free Shipping' (spec, 'In Kigali City'). */
export const KIGALI_FEE_SHOWN_RWF = 2_000;

/** So long a phone asks its owner to pay by a prompt: MTN's figure. What gave no answer then may be asked anew. */
export const PROMPT_MINUTES = 5;
/** How long an order waits to be paid in a shop that has not set it otherwise. */
export const UNPAID_HOURS = 72;
