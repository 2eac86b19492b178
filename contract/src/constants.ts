/** Business constants of the shop's specification. */

export const CURRENCY = 'RWF';

/** How many products a page of each list has; `list`: where a call of the API does not say. */
export const PAGE_SIZE = { best: 30, new: 30, deals: 30, search: 24, category: 24, all: 24, list: 30 } as const;
/** The page sizes that a shopper may choose on /all-products. */
export const PAGE_SIZES_TO_CHOOSE = [12, 24, 48, 96] as const;
export const PAGE_SIZE_MAX = 10_000;
/** How many page numbers the pagination shows at once. */
export const PAGE_WINDOW = 5;

/** The most pieces in one cart line: far above any shopper's need, far below what overflows a total in francs. */
export const LINE_QUANTITY_MAX = 999;
/** The most lines in one cart. */
export const CART_LINES_MAX = 100;
/** The most products in one wishlist: a list that fits into one response and renders quickly on a phone. */
export const WISHLIST_MAX = 500;

export const TIMER = {
  slide_ms: 3_000,
  slide_transition_ms: 800,
  announcement_ms: 4_000,
  notification_ms: 3_000,
  toast_ms: 5_000,
  sign_up_redirect_ms: 2_000,
} as const;

/**
 * Coupon refusals that count as guesses, because they reveal whether a code exists, or whether a customer with the account's phone number has
 * ordered before. The shopper can set that number to any other customer's number.
 */
export const COUPON_GUESS_REFUSALS: ReadonlySet<string> = new Set(['coupon_not_found', 'coupon_for_first_order']);
/** How far an arrow scrolls a row of cards. */
export const ROW_SCROLL_PX = 300;
/** How far down a page the button to its top appears. */
export const SCROLL_TOP_THRESHOLD_PX = 300;

/** How long the links work that confirm an e-mail address, or undo the change of an address. */
export const EMAIL_LINK_DAYS = 7;
/** How long the link works by which an invited staff member chooses a username and a password. */
export const INVITATION_HOURS = 72;
/** How long the link works that an owner sends a staff member who has forgotten her password. */
export const STAFF_PASSWORD_LINK_HOURS = 24;
/**
 * The most proof mails to one address that is not verified yet, counted over all accounts. Mails about a forgotten password have a separate
 * limit (one in 24 hours), so that a stranger who uses up the other mails cannot keep the address's owner out for longer than a day.
 */
export const PROOF_MAILS = { in_24_hours_max: 3, in_30_days_max: 6, resets_in_24_hours_max: 1 } as const;
/** One shopper may cancel `burst` orders at once, then one in every `minutes_per_order`, because placing and cancelling an order sends two mails. */
export const CANCELLED_ORDERS = { burst: 10, minutes_per_order: 6 } as const;

/** The most products and choices that one shopper waits for at once. */
export const STOCK_WAITS_MAX = 50;

/** The most codes that staff create at once. */
export const COUPON_BATCH_MAX = 10_000;
/** The coupon of each new member: percent off one order, and how many days the coupon is valid. */
export const NEW_MEMBER_PERCENT = 5;
export const NEW_MEMBER_COUPON_DAYS = 90;

/** The only area to which the shop delivers; each address has these values. */
export const DELIVERY = { country: 'Rwanda', city: 'Kigali City', postal_code: '0000' } as const;
/** The storefront shows this fee struck through beside 'Free Shipping' (spec, 'In Kigali City'). */
export const KIGALI_FEE_SHOWN_RWF = 2_000;

/** How long a phone shows a prompt, by MTN's documentation. Then the shopper may start a new one. */
export const PROMPT_MINUTES = 5;
/** How long an order waits to be paid, unless the shop's settings say otherwise. */
export const UNPAID_HOURS = 72;

/** The most characters in the alternative text of a picture. */
export const ALT_LENGTH_MAX = 300;
/** The most bytes of one uploaded file. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
/** How deep categories can be nested. */
export const CATEGORY_LEVELS_MAX = 3;
/** The most pictures in the gallery of one product, and in its description. */
export const PICTURES_MAX = 20;
