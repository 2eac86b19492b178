import Button from '@mui/material/Button';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminCoupon } from '@uruhu/contract/staff/coupons';
import { Link } from 'react-router';
import { COUPON_STATE_TEXTS, describeDiscount, describeEnd } from '#admin/selling/coupon-texts.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { ChoiceFilter, SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';

type Row = AdminCoupon & { id: string };

const STATES = Object.fromEntries(Object.entries(COUPON_STATE_TEXTS).map(([state, { label }]) => [state, label]));
const KINDS = { single: 'Coupons', batch: 'Codes of batches', welcome: 'Welcome coupons' } as const;

const formatUses = ({ uses, total_limit }: Row) =>
  total_limit === null ? uses.toLocaleString('en-US') : `${uses.toLocaleString('en-US')} of ${total_limit.toLocaleString('en-US')}`;

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Code', sort: 'coupon_code', render: ({ coupon_code }) => coupon_code },
  { label: 'State', render: ({ state }) => <Badge tone={COUPON_STATE_TEXTS[state].tone}>{COUPON_STATE_TEXTS[state].label}</Badge> },
  { label: 'Discount', sort: 'discount', align: 'right', render: describeDiscount },
  { label: 'Ends', sort: 'ends_at', render: describeEnd },
  { label: 'Uses', sort: 'uses', align: 'right', render: formatUses },
  { label: 'Discounts given', align: 'right', render: ({ discount_given }) => formatRwf(discount_given) },
  { label: 'Note', render: ({ note, batch_name }) => note || batch_name || '' },
];

export const CouponList = () => (
  <ListPage
    resource="coupons"
    title="Coupons"
    help="Codes that shoppers enter in the cart. Discounts count once the order is paid, unless it is cancelled."
    columns={COLUMNS}
    getPath={({ id }) => `/coupons/${id}`}
    sort={{ field: 'created_at', order: 'DESC' }}
    defaultFilter={{ kind: 'single' }}
    filters={
      <>
        <SearchFilter label="Search coupons" placeholder="Code or note" />
        <ChoiceFilter field="state" label="State" choices={STATES} />
        <ChoiceFilter field="kind" label="Kind" choices={KINDS} />
      </>
    }
    createLabel="Add a coupon"
    actions={
      <Button component={Link} to="/coupon-batches" variant="outlined">
        Codes in bulk
      </Button>
    }
    empty={{ title: 'No coupons yet', text: 'A coupon is a code such as NOEL that takes a percentage or an amount off an order.' }}
  />
);
