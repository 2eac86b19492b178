/** The API as functions. Failures that can be expected are values, never exceptions. */

import type { Address, BeautyProfile, OpenSession, Phones, SignedIn, SignInHistory, User } from './account.ts';
import type { Brand } from './brand.ts';
import type { Cart, CartAdd, CartItem } from './cart.ts';
import type { Category, CategoryPage } from './category.ts';
import type { AppliedCoupon, OwnCoupons } from './coupon.ts';
import type { Uploaded } from './file.ts';
import type { Sort } from './filters.ts';
import type {
  AccountInput,
  AddressInput,
  ContactInput,
  PaidInput,
  PasswordInput,
  PhoneInput,
  PromptInput,
  ResetInput,
  SignIn,
  SignUp,
} from './forms.ts';
import type { List } from './list.ts';
import type { Order, OrderCounts, PlaceOrder, PublicOrder, Reordered } from './order.ts';
import type { OwnData } from './own-data.ts';
import type { OwnReviews } from './own-review.ts';
import type { PaymentResult, PaymentStarted } from './payment.ts';
import type { FilteredPage, FilterQuery, FullProduct, ProductPage, ProductQuery } from './product.ts';
import type { Recommendations } from './recommendations.ts';
import type { AskedReview, HelpfulAnswer, ReviewAdd, ReviewPage, ReviewQuery } from './review.ts';
import { REFUSAL } from './rules/refusals.ts';
import type { ShippingBand } from './rules/shipping.ts';
import type { SearchAnswer, SearchQuery, SuggestAnswer } from './search.ts';
import type { SiteSettings } from './settings.ts';
import type { Slide, SlideText } from './slide.ts';
import type { WishlistEntry, WishlistMark, WishlistQuery } from './wishlist.ts';

export type FieldError = { path: string; message: string };
/** `status` is the HTTP status; 0 where no answer came. */
export type Refusal = { ok: false; status: number; message: string; errors: FieldError[]; data?: unknown };
export type Result<Data> = { ok: true; data: Data } | Refusal;

type Said<Data> = { status: 'success'; message: string; data: Data };
type Request = { method: 'GET' | 'POST'; body?: unknown; headers?: Record<string, string>; timeout_ms?: number };

/** Long enough for a slow network to deliver an answer that is on its way, short enough not to hang for ever. */
const TIMEOUT_MS = 45_000;
/** The server answers an upload once it has all of it: a photo takes minutes on a slow phone. */
const UPLOAD_TIMEOUT_MS = 300_000;

export type ClientOptions = {
  fetch: typeof globalThis.fetch;
  /** Put before every path; empty in a browser. */
  baseUrl?: string;
  /** The bearer token of now, if any. */
  token?: () => string | null;
  /** Told of every refusal that means 'this session is over', and the token that it was about. */
  onNotAuthorized?: (token: string | null) => void;
};

/** A refusal that ends the session: these statuses, with exactly this message (specification, roles). */
function endsSession(refusal: Refusal): boolean {
  return [401, 403, 404].includes(refusal.status) && refusal.message === REFUSAL.notAuthorized;
}

async function readRefusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => null)) as { message?: string; errors?: FieldError[]; data?: unknown } | null;
  return {
    ok: false,
    status: response.status,
    message: body?.message ?? REFUSAL.somethingWrong,
    errors: body?.errors ?? [],
    data: body?.data,
  };
}

/** One call: what is answered, or why not. Never throws. */
function sender({ fetch, baseUrl = '', token, onNotAuthorized }: ClientOptions) {
  return async function send<Data>(path: string, { method, body, headers, timeout_ms = TIMEOUT_MS }: Request): Promise<Result<Data>> {
    const bearer = token?.() ?? null;
    try {
      const response = await fetch(baseUrl + path, {
        method,
        signal: AbortSignal.timeout(timeout_ms),
        headers: {
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      if (response.ok) return { ok: true, data: (await response.json()) as Data };
      const refusal = await readRefusal(response);
      if (endsSession(refusal)) onNotAuthorized?.(bearer);
      return refusal;
    } catch {
      return { ok: false, status: 0, message: REFUSAL.network, errors: [] };
    }
  };
}

type Get = <Data>(path: string) => Promise<Result<Data>>;
type Post = <Data>(path: string, body?: unknown) => Promise<Result<Data>>;

const accountCalls = (get: Get, post: Post) => ({
  signIn: (body: SignIn) => post<SignedIn>('/api/users/login', body),
  signUp: (body: SignUp) => post<{ message: string; user: User }>('/api/users/createAccount', body),
  signOut: () => get<{ message: string }>('/api/users/logout'),
  me: () => get<{ user: User }>('/api/users/me'),
  updateAccount: (body: AccountInput) => post<Said<User>>('/api/users/updateMyAccount', body),
  changePassword: (body: PasswordInput) => post<{ message: string }>('/api/users/password/change', body),
  forgotPassword: (body: { email: string }) => post<{ message: string }>('/api/users/forgot-password', body),
  resetPassword: (body: ResetInput) => post<{ message: string }>('/api/users/reset-password', body),
  sessions: () => get<{ results: OpenSession[] }>('/api/users/sessions'),
  endSession: (body: { session_id: string }) => post<{ message: string }>('/api/users/sessions/end', body),
  /** All but the one that asks. */
  endOtherSessions: () => post<{ message: string }>('/api/users/sessions/end-others'),
  loginHistory: (page: number) => get<SignInHistory>(`/api/users/login-history?page=${page}`),
  beautyProfile: () => get<{ data: BeautyProfile }>('/api/users/beauty-profile'),
  saveBeautyProfile: (body: BeautyProfile) => post<Said<BeautyProfile>>('/api/users/beauty-profile/save', body),
  /** Everything the shop knows of the person, as one document. */
  myData: () => get<OwnData>('/api/users/my-data'),
  /** Ends the account for good. */
  deactivate: (body: { password: string }) => post<{ message: string }>('/api/users/deactivate', body),
  /** `website` is a field that people do not see: whoever fills it in is none. */
  contact: (body: ContactInput & { website?: string }) => post<{ message: string }>('/api/users/contact', body),
  updatePhones: (body: PhoneInput) => post<Said<Phones>>('/api/users/phone/update', body),
  addresses: () => post<{ data: Address[] }>('/api/users/address/get'),
  addAddress: (body: AddressInput) => post<Said<Address>>('/api/users/address/add', body),
  /** `is_default: true` makes it the one that is preselected. */
  updateAddress: (body: AddressInput & { address_id: string; is_default?: boolean }) =>
    post<Said<Address>>('/api/users/address/update', body),
  deleteAddress: (body: { address_id: string }) => post<{ message: string }>('/api/users/address/delete', body),
});

const payingCalls = (get: Get, post: Post) => ({
  validateCoupon: (body: { coupon_code: string }) => post<Said<AppliedCoupon>>('/api/orders/coupons/validate', body),
  cancelOrder: (body: { order_id: string }) => post<Said<Order>>('/api/orders/cancel', body),
  /** Puts what can still be bought into the cart again. */
  reorder: (body: { order_id: string }) => post<Said<Reordered>>('/api/orders/reorder', body),
  /** Where to pay by card. */
  payOrder: (body: { order_id: string }) => post<PaymentStarted>('/api/orders/payorder', body),
  submitMobileMoney: (body: PaidInput & { order_id: string }) => post<Said<Order>>('/api/orders/mobile-money/submit', body),
  /** The phone of that number asks its owner to say yes. */
  payByPrompt: (body: PromptInput & { order_id: string }) => post<Said<Order>>('/api/orders/mobile-money/prompt', body),
  /** Asks the provider how an attempt to pay stands now. */
  paymentResult: (query: { OrderTrackingId: string; OrderMerchantReference: string }) =>
    get<PaymentResult>(`/api/orders/payment-callback?${new URLSearchParams(query)}`),
});

export function createClient(options: ClientOptions) {
  const send = sender(options);
  const get = <Data>(path: string) => send<Data>(path, { method: 'GET' });
  const post = <Data>(path: string, body: unknown = {}, headers?: Record<string, string>) =>
    send<Data>(path, { method: 'POST', body, ...(headers ? { headers } : {}) });

  return {
    ...accountCalls(get, post),
    ...payingCalls(get, post),

    settings: () => get<SiteSettings>('/api/users/siteSettings'),
    slides: () => get<Slide[]>('/api/users/slides/get'),
    slideTexts: () => get<SlideText[]>('/api/users/slides/texts/get'),

    products: (page: number, body: ProductQuery) => post<ProductPage>(`/api/products?page=${page}`, body),
    /** Those of them that are published, in this order; at most 100. */
    productsByIds: (product_ids: string[]) => post<ProductPage>('/api/products', { product_ids } satisfies ProductQuery),
    /** `viewed`: ids of what was looked at on this device, at most 20. With a token the wishlist counts, too. At most 24 come, usually 12. */
    recommendations: ({ viewed, pagination = 12 }: { viewed: readonly string[]; pagination?: number }) =>
      get<Recommendations>(
        `/api/products/recommendations?${new URLSearchParams({ viewed: viewed.join(), pagination: String(pagination) })}`,
      ),
    filterProducts: (page: number, body: FilterQuery) => post<FilteredPage>(`/api/products/filter?page=${page}`, body),
    advancedSearch: (body: SearchQuery) => post<SearchAnswer>('/api/products/advanced-search', body),
    suggest: (q: string) => get<SuggestAnswer>(`/api/products/suggest?${new URLSearchParams({ q })}`),
    product: (product_id: string) => get<FullProduct>(`/api/products/${encodeURIComponent(product_id)}`),
    parentCategories: () => get<Category[]>('/api/products/category/parent'),
    category: (category_id: string, query: { page: number; pagination: number; sortBy: Sort }) =>
      get<CategoryPage>(
        `/api/products/category/${encodeURIComponent(category_id)}?${new URLSearchParams({ ...query, page: String(query.page), pagination: String(query.pagination) })}`,
      ),
    brands: () => post<List<Brand>>('/api/products/brands?page=1', { pagination: 1000 }),

    cart: () => post<Cart>('/api/orders/carts/get'),
    addToCart: (body: CartAdd) => post<Said<CartItem>>('/api/orders/carts/add', body),
    updateCartItem: (body: { cart_item_id: string; quantity: number }) => post<Said<CartItem>>('/api/orders/carts/update', body),
    removeCartItem: (body: { cart_item_id: string }) => post<Said<CartItem>>('/api/orders/carts/remove', body),
    shippingBands: () => post<List<ShippingBand>>('/api/orders/shipping-fees/get', { page: 1, pagination: 10_000 }),

    /** The whole wishlist, newest first. */
    wishlist: () => post<List<WishlistEntry>>('/api/products/wishlist', { page: 1, pagination: 10_000 } satisfies WishlistQuery),
    /** Which products are in it, and no more. */
    wishlistMarks: () =>
      post<List<WishlistMark>>('/api/products/wishlist', { page: 1, pagination: 10_000, scope: 'marks' } satisfies WishlistQuery),
    addToWishlist: (body: { product_id: string }) => post<Said<WishlistEntry>>('/api/products/wishlist/add', body),
    removeFromWishlist: (body: { wishlist_id: string }) => post<{ message: string }>('/api/products/wishlist/delete', body),

    reviews: (page: number, body: ReviewQuery) => post<ReviewPage>(`/api/products/reviews/get?page=${page}`, body),
    /** A second one of the same product changes the first. */
    addReview: (body: ReviewAdd) => post<Said<AskedReview>>('/api/products/reviews/add', body),
    ownReviews: (page: number) => get<OwnReviews>(`/api/products/reviews/mine?page=${page}`),
    markHelpful: (body: { review_id: string; helpful: boolean }) =>
      post<{ status: 'success'; data: HelpfulAnswer }>('/api/products/reviews/helpful', body),

    uploadFile(file: Blob) {
      const form = new FormData();
      form.append('file', file);
      return send<Uploaded>('/api/files/upload', { method: 'POST', body: form, timeout_ms: UPLOAD_TIMEOUT_MS });
    },

    placeOrder: (body: PlaceOrder, idempotencyKey: string) =>
      post<Said<Order>>('/api/orders/place', body, { 'idempotency-key': idempotencyKey }),
    coupons: () => get<OwnCoupons>('/api/orders/coupons/mine'),
    orderCounts: () => get<OrderCounts>('/api/orders/counts'),
    orders: () => post<{ orders: Order[] }>('/api/orders/user'),
    /** Whole with the owner's token, else the public part. */
    order: (order_id: string) => post<{ data: Order | PublicOrder }>('/api/orders/get', { order_id }),
  };
}

export type Client = ReturnType<typeof createClient>;
