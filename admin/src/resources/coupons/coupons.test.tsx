import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Replies, reply } from '#test/fake-api.ts';
import { recordSavedFiles } from '#test/fixtures/saved-files.ts';
import { renderAdmin } from '#test/render-admin.tsx';

const COUPON = {
  coupon_id: 'c1',
  coupon_code: 'NOEL',
  kind: 'single',
  coupon_type: 'fixed',
  discount: 2_000,
  minimum_spend: 5_000,
  version: 1,
} as const;
const createCoupon = (fields = {}) => reply('adminCoupon', { data: { ...COUPON, ...fields } });

async function openCoupon(fields = {}, replies: Replies = {}) {
  const admin = await renderAdmin('/coupons/c1', {
    replies: { adminCoupons: reply('adminCoupons'), adminCoupon: createCoupon(fields), ...replies },
  });
  await admin.findByRole('heading', { level: 1, name: 'NOEL' });
  return admin;
}

test('a coupon that orders have used keeps its terms, says what it cost, and can only be ended', async () => {
  const admin = await openCoupon({ was_used: true, uses: 3, discount_given: 6_000, sales: 78_000 });
  admin.getByText(/^Orders have used this coupon, so its code, discount, start/);
  const isDisabled = (label: string) => admin.getByLabelText(label, { selector: 'input' }).matches(':disabled');
  expect(['Code', 'Discount', 'Uses in all', 'Note'].map(isDisabled)).toEqual([true, true, false, false]);
  const use = within(admin.getByRole('region', { name: 'Use and cost' }));
  use.getByText('6,000 RWF');
  const filter = new URL(use.getByRole<HTMLAnchorElement>('link', { name: '78,000 RWF' }).href).searchParams.get('filter');
  expect(JSON.parse(filter ?? '')).toEqual({ coupon: 'NOEL', payment: 'sale' });
  await admin.press('End now');
  admin.api.replies.deleteCoupon = reply('deleteCoupon', { data: { outcome: 'ended' } });
  admin.api.replies.adminCoupon = createCoupon({ was_used: true, state: 'expired', version: 2 });
  await admin.user.click((await admin.findDialog()).getByRole('button', { name: 'End now' }));
  await admin.findByText('Ended');
  expect(admin.getAddress()).toBe('/coupons/c1');
});

test('a discount that makes small orders free is warned of', async () => {
  const admin = await openCoupon();
  expect(admin.queryByText(/costs nothing with this coupon/)).toBeNull();
  await admin.fill('Discount', '6,000');
  await admin.findByText(/^An order below 6,000 RWF costs nothing with this coupon\./);
});

test.each([
  ['batch', /^This code belongs to the batch/],
  ['welcome', /^The shop gave this coupon to a new member/],
] as const)('a %s coupon has no terms of its own to change or delete', async (kind, text) => {
  const admin = await openCoupon({ kind, coupon_batch_id: 'b1', batch_name: 'Fair' });
  admin.getByText(text);
  expect(admin.main.queryByRole('textbox')).toBeNull();
  expect(admin.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('the list begins with the coupons that staff made, and finds others by state and kind', async () => {
  const admin = await renderAdmin('/coupons', {
    replies: { adminCoupons: reply('adminCoupons', { data: [{ ...COUPON, uses: 3, total_limit: 10 }], total: 1 }) },
  });
  await admin.findByRole('row', { name: /^NOEL Active .*2,000 RWF.* 3 of 10 / });
  const readFilter = () => JSON.parse(admin.api.calls.findLast(({ name }) => name === 'adminCoupons')?.query.filter ?? '');
  expect(readFilter()).toEqual({ kind: 'single' });
  await admin.choose('Kind', 'Welcome coupons');
  await waitFor(() => expect(readFilter()).toEqual({ kind: 'welcome' }));
});

test('the codes of a batch are saved as a file, and lead to the used ones', async () => {
  const saved = recordSavedFiles();
  const batch = { coupon_batch_id: 'b1', name: 'Fair', count: 100, used_codes: 2 };
  const admin = await renderAdmin('/coupon-batches/b1', {
    replies: {
      couponBatch: reply('couponBatch', { data: batch }),
      couponCodes: reply('couponCodes', { data: { file_name: 'fair.csv', csv: 'code' } }),
    },
  });
  await admin.press('Download the codes');
  await waitFor(() => expect(saved).toEqual(['fair.csv']));
  const filter = new URL(admin.getByRole<HTMLAnchorElement>('link', { name: '2 of 100' }).href).searchParams.get('filter');
  expect(JSON.parse(filter ?? '')).toEqual({ coupon_batch_id: 'b1', is_used: true });
});
