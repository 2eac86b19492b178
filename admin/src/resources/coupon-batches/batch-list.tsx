import { COUPON_BATCH_MAX } from '@uruhu/contract/constants';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { CouponBatch } from '@uruhu/contract/staff/coupons';
import { COUPON_STATE_TEXTS, describeDiscount, describeEnd } from '#admin/selling/coupon-texts.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';

type Row = CouponBatch & { id: string };

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Name', sort: 'name', render: ({ name }) => name },
  { label: 'State', render: ({ state }) => <Badge tone={COUPON_STATE_TEXTS[state].tone}>{COUPON_STATE_TEXTS[state].label}</Badge> },
  { label: 'Discount', align: 'right', render: describeDiscount },
  { label: 'Ends', sort: 'ends_at', render: describeEnd },
  {
    label: 'Codes used',
    align: 'right',
    render: ({ used_codes, count }) => `${used_codes.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`,
  },
  { label: 'Discounts given', align: 'right', render: ({ discount_given }) => formatRwf(discount_given) },
];

export const BatchList = () => (
  <ListPage
    resource="coupon-batches"
    title="Codes in bulk"
    help="Many random codes with the same rules, each for another customer: on printed cards, or for the readers of a newsletter."
    columns={COLUMNS}
    getPath={({ id }) => `/coupon-batches/${id}`}
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={<SearchFilter label="Search batches" placeholder="Name or prefix" />}
    createLabel="Create codes"
    empty={{
      title: 'No batches yet',
      text: `Create up to ${COUPON_BATCH_MAX.toLocaleString('en-US')} codes at once, and download them as a table.`,
    }}
  />
);
