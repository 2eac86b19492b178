import type { StaffCallName } from '@uruhu/contract/endpoints/client-types';
import { expect, test } from 'vitest';
import { type Replies, refuse, reply } from '#test/fake-api.ts';
import { renderAdmin } from '#test/render-admin.tsx';

type ListCase = { path: string; call: StaffCallName; empty: string; others?: Replies };

const LISTS: ListCase[] = [
  { path: '/brands', call: 'adminBrands', empty: 'No brands yet' },
  { path: '/categories', call: 'adminCategories', empty: 'No categories yet' },
  { path: '/changes', call: 'audit', empty: 'Nothing has been changed yet', others: { auditMembers: reply('auditMembers') } },
  { path: '/coupon-batches', call: 'couponBatches', empty: 'No batches yet' },
  { path: '/coupons', call: 'adminCoupons', empty: 'No coupons yet' },
  { path: '/customers', call: 'customers', empty: 'No customers yet' },
  { path: '/faqs', call: 'adminFaqs', empty: 'No questions yet' },
  { path: '/messages', call: 'messages', empty: 'No messages here' },
  { path: '/missed-searches', call: 'missedSearches', empty: 'Shoppers find what they search' },
  {
    path: '/orders',
    call: 'adminOrders',
    empty: 'No orders here',
    others: { orderTabCounts: reply('orderTabCounts'), orderFilters: reply('orderFilters') },
  },
  { path: '/payment-problems', call: 'paymentProblems', empty: 'No payment problems' },
  { path: '/payments-to-check', call: 'adminOrders', empty: 'Every payment is checked' },
  { path: '/policies', call: 'adminPolicies', empty: 'No policies yet' },
  { path: '/product-changes', call: 'productChanges', empty: 'No bulk changes yet' },
  {
    path: '/products',
    call: 'adminProducts',
    empty: 'No products yet',
    others: { adminBrands: reply('adminBrands'), adminCategories: reply('adminCategories') },
  },
  { path: '/redirects', call: 'adminRedirects', empty: 'No redirects yet' },
  { path: '/reviews', call: 'adminReviews', empty: 'All reviews are checked' },
  { path: '/search-words', call: 'adminSearchWords', empty: 'No words yet' },
  { path: '/slide-texts', call: 'adminSlideTexts', empty: 'No announcements' },
  { path: '/slides', call: 'adminSlides', empty: 'No slides yet' },
  { path: '/staff', call: 'members', empty: 'Only you work here so far', others: { staffRules: reply('staffRules') } },
  { path: '/stock-waits', call: 'awaitedChoices', empty: 'Nobody waits for anything' },
  { path: '/translations', call: 'translatedPages', empty: 'Nothing to translate yet' },
];

test.each(LISTS)(
  '$path: a list that could not be loaded says so, is loaded again, and says what it will hold',
  async ({ path, call, empty, others }) => {
    const admin = await renderAdmin(path, { replies: { ...others, [call]: refuse('internal_error', 'Something went wrong.') } as Replies });
    expect((await admin.findByRole('alert')).textContent).toContain('Something went wrong.');
    Object.assign(admin.api.replies, { [call]: reply(call) });
    await admin.user.click(admin.main.getByRole('button', { name: 'Try again' }));
    await admin.findByRole('heading', { name: empty });
  },
);
