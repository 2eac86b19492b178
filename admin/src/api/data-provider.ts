/** Lists and records of the staff API for the components of the back office. The verbs of an order are calls of their own. */
import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import { callStaff } from './call-staff.ts';

/**
 * `id`: the field that identifies a record. `one`, `update` and `remove` are calls with it in their path. `update` sends the version that was
 * read with the changed fields.
 */
type Resource = {
  id: string;
  list: StaffCallName;
  one?: StaffCallName;
  create?: StaffCallName;
  update?: StaffCallName;
  remove?: StaffCallName;
};

const RESOURCES: Readonly<Record<string, Resource>> = {
  orders: { id: 'order_id', list: 'adminOrders', one: 'adminOrder' },
  'payment-problems': { id: 'problem_id', list: 'paymentProblems' },
  coupons: {
    id: 'coupon_id',
    list: 'adminCoupons',
    one: 'adminCoupon',
    create: 'createCoupon',
    update: 'updateCoupon',
    remove: 'deleteCoupon',
  },
  'coupon-batches': {
    ...{ id: 'coupon_batch_id', list: 'couponBatches', one: 'couponBatch' },
    ...{ create: 'createCouponBatch', update: 'updateCouponBatch', remove: 'deleteCouponBatch' },
  },
  slides: { id: 'slide_id', list: 'adminSlides', one: 'adminSlide', create: 'createSlide', update: 'updateSlide', remove: 'deleteSlide' },
  'slide-texts': {
    ...{ id: 'slide_text_id', list: 'adminSlideTexts', one: 'adminSlideText' },
    ...{ create: 'createSlideText', update: 'updateSlideText', remove: 'deleteSlideText' },
  },
  faqs: { id: 'faq_id', list: 'adminFaqs', one: 'adminFaq', create: 'createFaq', update: 'updateFaq', remove: 'deleteFaq' },
  policies: {
    ...{ id: 'policy_id', list: 'adminPolicies', one: 'adminPolicy' },
    ...{ create: 'createPolicy', update: 'updatePolicy', remove: 'deletePolicy' },
  },
  reviews: { id: 'review_id', list: 'adminReviews', one: 'adminReview', update: 'moderateReview' },
  customers: { id: 'user_id', list: 'customers', one: 'customer' },
  messages: { id: 'message_id', list: 'messages', one: 'message', update: 'updateMessage' },
  'stock-waits': { id: 'id', list: 'waitedChoices' },
  staff: { id: 'staff_id', list: 'members', one: 'member', create: 'inviteMember', update: 'updateMember' },
  categories: { id: 'category_id', list: 'adminCategories', one: 'adminCategory', create: 'createCategory', update: 'updateCategory' },
  brands: { id: 'brand_id', list: 'adminBrands', one: 'adminBrand', create: 'createBrand', update: 'updateBrand', remove: 'deleteBrand' },
  products: {
    ...{ id: 'product_id', list: 'adminProducts', one: 'adminProduct' },
    ...{ create: 'createProduct', update: 'updateProduct', remove: 'deleteProduct' },
  },
  'product-changes': { id: 'product_change_id', list: 'productChanges' },
  redirects: {
    ...{ id: 'redirect_id', list: 'adminRedirects', one: 'adminRedirect' },
    ...{ create: 'createRedirect', update: 'updateRedirect', remove: 'deleteRedirect' },
  },
  'search-words': {
    ...{ id: 'search_word_id', list: 'adminSearchWords', one: 'adminSearchWord' },
    ...{ create: 'createSearchWord', update: 'updateSearchWord', remove: 'deleteSearchWord' },
  },
  'missed-searches': { id: 'words', list: 'missedSearches' },
};

type Row = Record<string, unknown>;

function findResource(name: string): Resource {
  const resource = RESOURCES[name];
  if (!resource) throw new Error(`The data provider knows no resource ${name}.`);
  return resource;
}

/** The components know records by their `id`. */
const addId = (row: Row, field: string): RaRecord => ({ ...row, id: String(row[field]) });

/** Leaves out empty fields of a filter: a cleared search field holds ''. */
const clean = (filter: Row): Row => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value != null));

export function buildListQuery({ pagination, sort, filter }: Partial<GetListParams>): Row {
  return {
    page: pagination?.page ?? 1,
    perPage: pagination?.perPage ?? 25,
    ...(sort?.field ? { sort: sort.field, order: sort.order } : {}),
    filter: JSON.stringify(clean(filter ?? {})),
  };
}

const readData = <Data>(reply: unknown) => (reply as { data: Data }).data;

const refuse = (method: string) => async (resource: string) => {
  throw new Error(`${method} of ${resource} is not part of the staff API.`);
};

type Verb = 'one' | 'create' | 'update' | 'remove';

/** Makes the call that the resource has for this verb, and returns its record. */
async function callOn(name: string, verb: Verb, id: string | number | null, body?: Row): Promise<{ data: RaRecord }> {
  const resource = findResource(name);
  const call = resource[verb];
  if (!call) return refuse(verb)(name);
  const params = id === null ? {} : { params: { [resource.id]: String(id) } };
  const reply = await callStaff(call, { ...params, ...(body ? { body: body as never } : {}) });
  return { data: addId(readData<Row>(reply) ?? { [resource.id]: id }, resource.id) };
}

type Update = { id: string | number; data: Row; previousData: Row };

export const dataProvider = {
  getList: async (name: string, params: GetListParams) => {
    const { id, list } = findResource(name);
    const reply = await callStaff(list, { query: buildListQuery(params) });
    const { total } = reply as unknown as { total: number };
    return { data: readData<Row[]>(reply).map((row) => addId(row, id)), total };
  },
  getOne: (name: string, { id }: { id: string | number }) => callOn(name, 'one', id),
  getMany: refuse('getMany'),
  getManyReference: refuse('getManyReference'),
  create: (name: string, { data }: { data: Row }) => callOn(name, 'create', null, data),
  update: (name: string, { id, data, previousData }: Update) => callOn(name, 'update', id, { ...data, version: previousData.version }),
  updateMany: refuse('updateMany'),
  delete: (name: string, { id }: { id: string | number }) => callOn(name, 'remove', id),
  deleteMany: refuse('deleteMany'),
} as unknown as DataProvider;
