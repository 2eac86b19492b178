/** The kinds of records that pages list and edit, with their calls of the staff API. Actions on a record, such as shipping an order, are calls of their own. */
import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import type { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';

/** Where a path has its id: '/brands' nowhere, '/brands/:brand_id' at its end, and '/orders/:order_id/notes' inside. */
type IdPosition<Path extends string> = Path extends `${string}/:${infer FromId}`
  ? FromId extends `${string}/${string}`
    ? 'inside'
    : 'end'
  : 'none';

/** The names of the calls with this method and this position of the id. */
type CallOf<Method extends string, Position extends 'none' | 'end'> = {
  [Name in StaffCallName]: (typeof STAFF_PATHS)[Name] extends `${Method} ${infer Path}`
    ? IdPosition<Path> extends Position
      ? Name
      : never
    : never;
}[StaffCallName];

/**
 * `id`: the field that identifies a record. The paths of `one`, `update` and `remove` end in this id. `update` sends the changed fields and
 * the version that was read.
 */
export type Calls = {
  id: string;
  list: CallOf<'GET', 'none'>;
  one?: CallOf<'GET', 'end'>;
  create?: CallOf<'POST', 'none'>;
  update?: CallOf<'PATCH', 'end'>;
  remove?: CallOf<'DELETE', 'end'>;
};

export const RESOURCES = {
  orders: { id: 'order_id', list: 'adminOrders', one: 'adminOrder' },
  'payment-problems': { id: 'problem_id', list: 'paymentProblems' },
  products: {
    id: 'product_id',
    list: 'adminProducts',
    one: 'adminProduct',
    create: 'createProduct',
    update: 'updateProduct',
    remove: 'deleteProduct',
  },
  'product-changes': { id: 'product_change_id', list: 'productChanges' },
  categories: { id: 'category_id', list: 'adminCategories', one: 'adminCategory', create: 'createCategory', update: 'updateCategory' },
  brands: { id: 'brand_id', list: 'adminBrands', one: 'adminBrand', create: 'createBrand', update: 'updateBrand', remove: 'deleteBrand' },
  redirects: {
    id: 'redirect_id',
    list: 'adminRedirects',
    one: 'adminRedirect',
    create: 'createRedirect',
    update: 'updateRedirect',
    remove: 'deleteRedirect',
  },
  'stock-waits': { id: 'id', list: 'awaitedChoices' },
  coupons: {
    id: 'coupon_id',
    list: 'adminCoupons',
    one: 'adminCoupon',
    create: 'createCoupon',
    update: 'updateCoupon',
    remove: 'deleteCoupon',
  },
  'coupon-batches': {
    id: 'coupon_batch_id',
    list: 'couponBatches',
    one: 'couponBatch',
    create: 'createCouponBatch',
    update: 'updateCouponBatch',
    remove: 'deleteCouponBatch',
  },
  customers: { id: 'user_id', list: 'customers', one: 'customer' },
  messages: { id: 'message_id', list: 'messages', one: 'message' },
  reviews: { id: 'review_id', list: 'adminReviews' },
  slides: { id: 'slide_id', list: 'adminSlides', one: 'adminSlide', create: 'createSlide', update: 'updateSlide', remove: 'deleteSlide' },
  'slide-texts': {
    id: 'slide_text_id',
    list: 'adminSlideTexts',
    one: 'adminSlideText',
    create: 'createSlideText',
    update: 'updateSlideText',
    remove: 'deleteSlideText',
  },
  faqs: { id: 'faq_id', list: 'adminFaqs', one: 'adminFaq', create: 'createFaq', update: 'updateFaq', remove: 'deleteFaq' },
  policies: {
    id: 'policy_id',
    list: 'adminPolicies',
    one: 'adminPolicy',
    create: 'createPolicy',
    update: 'updatePolicy',
    remove: 'deletePolicy',
  },
  'search-words': {
    id: 'search_word_id',
    list: 'adminSearchWords',
    one: 'adminSearchWord',
    create: 'createSearchWord',
    update: 'updateSearchWord',
    remove: 'deleteSearchWord',
  },
  translations: { id: 'id', list: 'translatedPages' },
  'missed-searches': { id: 'words', list: 'missedSearches' },
  staff: { id: 'staff_id', list: 'members', one: 'member', create: 'inviteMember', update: 'updateMember' },
} as const satisfies Record<string, Calls>;

export type ResourceName = keyof typeof RESOURCES;
