import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminCoupon } from '@uruhu/contract/staff/coupons';
import { Link } from 'react-router';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { formatTime } from '#admin/lib/format.ts';
import { buildListPath } from '#admin/lib/list-path.ts';
import { COUPON_STATE_TEXTS, listRules } from '#admin/selling/coupon-texts.ts';
import { DeleteOrEndButton } from '#admin/selling/delete-or-end-button.tsx';
import { NEW_RULES, RuleInputs } from '#admin/selling/rule-inputs.tsx';
import { SaleNote } from '#admin/selling/sale-note.tsx';
import { Badge } from '#admin/ui/badge.tsx';
import { Facts } from '#admin/ui/facts.tsx';
import { Panel } from '#admin/ui/panel.tsx';

type Row = AdminCoupon & { id: string };

const CouponInputs = ({ isUsed = false }: { isUsed?: boolean }) => (
  <>
    <TextInput
      source="coupon_code"
      label="Code"
      disabled={isUsed}
      helperText="What shoppers type, such as NOEL-2026. Capitals do not matter."
    />
    <TextInput source="note" label="Note" helperText="For the staff: what the coupon is for. Shoppers do not see it." />
    <RuleInputs isUsed={isUsed} totalLabel="Uses in all" totalHelp="Empty: no limit." />
  </>
);

export const CouponCreate = () => (
  <CreatePage resource="coupons" title="Add a coupon" defaults={{ coupon_code: '', note: '', ...NEW_RULES }}>
    <CouponInputs />
  </CreatePage>
);

/** Says why this coupon, or some of its fields, cannot be changed. */
const FixedFieldsAlert = ({ coupon }: { coupon: Row }) => {
  if (coupon.kind === 'welcome')
    return <Alert severity="info">The shop gave this coupon to a new member, by its own rule. It cannot be changed here.</Alert>;
  if (coupon.kind === 'batch')
    return (
      <Alert severity="info">
        This code belongs to the batch{' '}
        <MuiLink component={Link} to={`/coupon-batches/${coupon.coupon_batch_id}`}>
          {coupon.batch_name}
        </MuiLink>
        , which has its rules.
      </Alert>
    );
  if (!coupon.was_used) return null;
  return (
    <Alert severity="info">
      Orders have used this coupon, so its code, discount, start ({formatTime(coupon.starts_at)}) and customers stay. Note, end, minimum
      spend and limits may still change, for later orders. For other terms, end it and add another.
    </Alert>
  );
};

const CouponUse = ({ coupon }: { coupon: Row }) => (
  <Panel title="Use and cost">
    <Facts
      facts={{
        State: <Badge tone={COUPON_STATE_TEXTS[coupon.state].tone}>{COUPON_STATE_TEXTS[coupon.state].label}</Badge>,
        Orders: (
          <MuiLink component={Link} to={buildListPath('orders', { coupon: coupon.coupon_code, cancelled: false })}>
            {coupon.uses.toLocaleString('en-US')}, without cancelled ones
          </MuiLink>
        ),
        'Discounts given': formatRwf(coupon.discount_given),
        'Sales with it': (
          <MuiLink component={Link} to={buildListPath('orders', { coupon: coupon.coupon_code, payment: 'sale' })}>
            {formatRwf(coupon.sales)}
          </MuiLink>
        ),
      }}
    />
    <SaleNote />
  </Panel>
);

export const CouponEdit = () => (
  <EditPage
    resource="coupons"
    getTitle={({ coupon_code }) => coupon_code}
    renderActions={(coupon) =>
      coupon.kind === 'single' ? (
        <DeleteOrEndButton resource="coupons" record={coupon} isUsed={coupon.was_used} name={coupon.coupon_code} />
      ) : null
    }
    renderBelowForm={(coupon) => <CouponUse coupon={coupon} />}
  >
    {(coupon) => (
      <>
        <FixedFieldsAlert coupon={coupon} />
        {coupon.kind === 'single' ? <CouponInputs isUsed={coupon.was_used} /> : <Facts facts={listRules(coupon)} />}
      </>
    )}
  </EditPage>
);
