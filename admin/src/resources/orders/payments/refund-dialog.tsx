import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { RefundCheckResult } from '@uruhu/contract/staff';
import { useState } from 'react';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { ReasonField } from '#admin/ui/reason-field.tsx';
import type { PaymentDialogProps } from './payment-dialog.ts';

/** The shop asks the provider for the money of a card. Staff send mobile money back themselves, and the shop only records that they did. */
export const RefundDialog = ({ payment, changes, onClose, onDone = onClose }: PaymentDialogProps) => {
  const { payment_id, amount, method } = payment;
  const isByHand = method !== 'card';
  const [refundCheckResult, setRefundCheckResult] = useState<RefundCheckResult | ''>('');
  return (
    <ActionDialog
      title={isByHand ? `Have you sent ${formatRwf(amount)} back?` : `Refund ${formatRwf(amount)}?`}
      explanation={
        isByHand
          ? 'This records the refund and sends no money. Send the mobile money back from your own account first. The customer gets a mail that it was sent.'
          : 'The shop asks the provider. Approve the refund on the provider’s page afterwards.'
      }
      confirmLabel={isByHand ? 'Record the refund' : `Refund ${formatRwf(amount)}`}
      call={changes}
      onClose={onClose}
      onSubmit={async (fields) => {
        const transaction_id = readField(fields, 'transaction_id') || undefined;
        const details = { payment_id, transaction_id, reason: readField(fields, 'reason'), found: refundCheckResult || undefined };
        if (await changes.change('refundOrder', details)) onDone();
      }}
    >
      {isByHand && (
        <CallField
          name="transaction_id"
          label="Transaction id of the refund"
          helperText="It stands in the message of your network. Leave it empty if the money went back another way."
          autoComplete="off"
          autoFocus
        />
      )}
      <ReasonField label="Reason" helperText="Only staff read it." hasFocus={!isByHand} />
      {method !== 'mobile_money' && <RefundCheckInput value={refundCheckResult} onChange={setRefundCheckResult} />}
    </ActionDialog>
  );
};

type CheckProps = { value: RefundCheckResult | ''; onChange: (value: RefundCheckResult | '') => void };

const RefundCheckInput = ({ value, onChange }: CheckProps) => (
  <TextField
    select
    label="Was a refund asked for before?"
    value={value}
    onChange={(event) => onChange(event.target.value as RefundCheckResult | '')}
    helperText="Only if the shop says that the provider gave no clear answer: what does the provider’s own page say?"
  >
    <MenuItem value="">No, this is the first time</MenuItem>
    <MenuItem value="given_back">Yes, and the money went back</MenuItem>
    <MenuItem value="not_given_back">Yes, but the money did not go back</MenuItem>
  </TextField>
);
