import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { AdminOrder, RefundFinding } from '@uruhu/contract/staff';
import { useState } from 'react';
import { readField, readFrancs } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { ReasonField } from '#admin/ui/reason-field.tsx';
import type { Changes } from './use-order-change.ts';

/** `onDone`: called after the change, in place of `onClose`. */
type Props = { payment: AdminOrder['payments'][number]; changes: Changes; onClose: () => void; onDone?: () => void };

export const ConfirmDialog = ({ payment: { payment_id, amount, reference }, changes, onClose, onDone = onClose }: Props) => {
  const [text, setText] = useState('');
  const came = text.trim() === '' ? amount : readFrancs(text);
  return (
    <ActionDialog
      title={`Has transaction ${reference} arrived?`}
      explanation="Look for it in the merchant account first. The customer gets a mail, and this cannot be undone."
      confirmLabel={came === null ? 'Confirm' : `Confirm ${formatRwf(came)}`}
      isBusy={changes.isBusy || came === null}
      message={changes.message}
      errors={changes.errors}
      onClose={onClose}
      onSubmit={async () => {
        if (await changes.change('confirmPayment', { payment_id, ...(came === amount ? {} : { amount: came }) })) onDone();
      }}
    >
      <TextField
        label="Francs that came, if it was another amount"
        placeholder={formatRwf(amount)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={came === null}
        helperText={came === null ? 'Please enter whole francs, such as 12,000.' : ' '}
        inputMode="numeric"
      />
    </ActionDialog>
  );
};

export const RejectDialog = ({ payment: { payment_id, reference }, changes, onClose, onDone = onClose }: Props) => (
  <ActionDialog
    title={`Reject transaction ${reference}?`}
    explanation="Do this when the money has not arrived. The shopper has a day to correct her claim."
    confirmLabel="Reject the payment"
    isBusy={changes.isBusy}
    message={changes.message}
    errors={changes.errors}
    onClose={onClose}
    onSubmit={async (fields) => {
      if (await changes.change('rejectPayment', { payment_id, reason: readField(fields, 'reason') })) onDone();
    }}
  >
    <ReasonField label="Reason" helperText="The customer reads it on the page of the order and in a mail." />
  </ActionDialog>
);

export const RefundDialog = ({ payment: { payment_id, amount, method }, changes, onClose, onDone = onClose }: Props) => {
  const [found, setFound] = useState<RefundFinding | ''>('');
  return (
    <ActionDialog
      title={`Refund ${formatRwf(amount)}?`}
      explanation={
        method === 'card'
          ? 'The shop asks the provider. Approve the refund on the provider’s page afterwards.'
          : 'The shop cannot send mobile money back: send it from your own account first, then note it here.'
      }
      confirmLabel={`Refund ${formatRwf(amount)}`}
      isBusy={changes.isBusy}
      message={changes.message}
      errors={changes.errors}
      onClose={onClose}
      onSubmit={async (fields) => {
        const details = { payment_id, reason: readField(fields, 'reason'), ...(found ? { found } : {}) };
        if (await changes.change('refundOrder', details)) onDone();
      }}
    >
      <ReasonField label="Reason" helperText="Only staff read it." />
      <TextField
        select
        label="Was a refund asked for before?"
        value={found}
        onChange={(event) => setFound(event.target.value as RefundFinding | '')}
        helperText="Only if the shop says that the provider gave no clear answer: what does the provider’s own page say?"
      >
        <MenuItem value="">No, this is the first time</MenuItem>
        <MenuItem value="given_back">Yes, and the money went back</MenuItem>
        <MenuItem value="not_given_back">Yes, but the money did not go back</MenuItem>
      </TextField>
    </ActionDialog>
  );
};
