import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { COUPON_BATCH_MAX } from '@uruhu/contract/constants';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { CouponBatch } from '@uruhu/contract/staff/coupons';
import { Link } from 'react-router';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { TimeInput } from '#admin/forms/inputs/time-input.tsx';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';
import { buildListPath } from '#admin/lib/list-path.ts';
import { listRules } from '#admin/selling/coupon-texts.ts';
import { DeleteOrEndButton } from '#admin/selling/delete-or-end-button.tsx';
import { NEW_RULES, RuleInputs } from '#admin/selling/rule-inputs.tsx';
import { SaleNote } from '#admin/selling/sale-note.tsx';
import { Facts } from '#admin/ui/facts.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { DownloadCodes } from './download-codes.tsx';

type Row = CouponBatch & { id: string };

export const BatchCreate = () => (
  <CreatePage
    resource="coupon-batches"
    title="Create codes"
    saveLabel="Create the codes"
    defaults={{ ...NEW_RULES, name: '', prefix: '', count: 100, total_limit: 1 }}
  >
    <TextInput source="name" label="Name" helperText="For the staff, such as ‘Cards at the Kigali fair’." />
    <TextInput
      source="prefix"
      label="Prefix"
      helperText="Stands before the eight random characters of each code, such as FAIR-. May stay empty."
    />
    <WholeNumberInput source="count" label="How many codes" isNullable help={`Up to ${COUPON_BATCH_MAX.toLocaleString('en-US')}.`} />
    <RuleInputs
      totalLabel="Uses of each code"
      totalHelp="1: each code works once."
      personHelp="Of all codes of the batch. Empty: no limit. With one, customers confirm their e-mail address first."
    />
  </CreatePage>
);

const BatchUse = ({ batch }: { batch: Row }) => (
  <Panel title="Use and cost">
    <Facts
      facts={{
        'Codes used': (
          <MuiLink component={Link} to={buildListPath('coupons', { coupon_batch_id: batch.coupon_batch_id, is_used: true })}>
            {batch.used_codes.toLocaleString('en-US')} of {batch.count.toLocaleString('en-US')}
          </MuiLink>
        ),
        'Discounts given': formatRwf(batch.discount_given),
        'Sales with them': formatRwf(batch.sales),
      }}
    />
    <SaleNote />
    <Box sx={{ mt: 2 }}>
      <DownloadCodes coupon_batch_id={batch.coupon_batch_id} />
    </Box>
  </Panel>
);

export const BatchEdit = () => (
  <EditPage
    resource="coupon-batches"
    getTitle={({ name }) => name}
    renderActions={(batch) => (
      <DeleteOrEndButton resource="coupon-batches" record={batch} isUsed={batch.used_codes > 0} name={batch.name} />
    )}
    renderBelowForm={(batch) => <BatchUse batch={batch} />}
  >
    {(batch) => (
      <>
        <Alert severity="info">
          The codes may be with customers already, so their rules stay. The end changes for all of them at once.
        </Alert>
        <TextInput source="name" label="Name" />
        <TimeInput source="ends_at" label="Ends" help="Kigali time. Empty: never." />
        <Facts facts={listRules(batch)} />
      </>
    )}
  </EditPage>
);
