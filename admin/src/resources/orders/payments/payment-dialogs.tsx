import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { parseWholeNumber } from '@uruhu/contract/rules/whole-number';
import type { AdminOrder, RefundCheckResult } from '@uruhu/contract/staff';
import { type ReactNode, useState } from 'react';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { ReasonField } from '#admin/ui/reason-field.tsx';
import { MAIL_TO_CUSTOMER } from '../mail-sentences.ts';
import type { OrderChanges } from './use-order-change.ts';

/** `onDone` is called after the change, instead of `onClose`. */
type Props = { payment: AdminOrder['payments'][number]; changes: OrderChanges; onClose: () => void; onDone?: () => void };
/** `isOtherAmount`: the dialog was opened because another amount came, so the amount is required. `warning`: shown above the field. */
type ConfirmProps = Omit<Props, 'onDone'> & { onDone?: (received_rwf: number) => void; isOtherAmount?: boolean; warning?: ReactNode };

export const ConfirmDialog = ({ payment, changes, onClose, onDone = onClose, isOtherAmount = false, warning }: ConfirmProps) => {
  const { payment_id, amount, reference } = payment;
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const received_rwf = isEmpty && !isOtherAmount ? amount : parseWholeNumber(text);
  const isWrong = received_rwf === null && !isEmpty;
  // The amount of the payment is what was due when the shopper claimed it.
  const missing_rwf = received_rwf === null ? 0 : Math.max(0, amount - received_rwf);
  return (
    <ActionDialog
      title={`Has transaction ${reference} arrived?`}
      explanation={`Look for it in the merchant account first. ${MAIL_TO_CUSTOMER} This cannot be undone.`}
      confirmLabel={received_rwf === null ? 'Confirm' : `Confirm ${formatRwf(received_rwf)}${missing_rwf > 0 ? ' as a part' : ''}`}
      isBusy={changes.isBusy || received_rwf === null}
      message={changes.message}
      errors={changes.errors}
      onClose={onClose}
      onSubmit={async () => {
        if (received_rwf === null) return;
        const isDone = await changes.change('confirmPayment', {
          payment_id,
          amount: received_rwf === amount ? undefined : received_rwf,
          is_part: missing_rwf > 0 || undefined,
        });
        if (isDone) onDone(received_rwf);
      }}
    >
      {warning}
      <TextField
        label="Another amount came"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isWrong}
        helperText={isWrong ? 'Please enter whole francs, such as 12,000.' : describeExpected(amount, isOtherAmount)}
        autoFocus={isOtherAmount}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <div role="status">
        <AmountAlert expected_rwf={amount} received_rwf={received_rwf} />
      </div>
    </ActionDialog>
  );
};

/** What follows if another amount came than was expected. */
const AmountAlert = ({ expected_rwf, received_rwf }: { expected_rwf: number; received_rwf: number | null }) => {
  if (received_rwf === null || received_rwf === expected_rwf) return null;
  if (received_rwf > expected_rwf)
    return (
      <Alert severity="warning">
        {formatRwf(received_rwf - expected_rwf)} too much came. Send it back from your own account, and write a note at the order.
      </Alert>
    );
  return (
    <Alert severity="warning">
      {formatRwf(expected_rwf - received_rwf)} are missing. The shop keeps what came, the order waits for the rest, and the customer is
      asked for it.
    </Alert>
  );
};

const describeExpected = (amount: number, isOtherAmount: boolean): string =>
  isOtherAmount ? `In francs. ${formatRwf(amount)} was expected.` : `In francs. Empty: ${formatRwf(amount)} came.`;

export const RejectDialog = ({ payment: { payment_id, reference }, changes, onClose, onDone = onClose }: Props) => (
  <ActionDialog
    title={`Reject transaction ${reference}?`}
    explanation="Do this when the money has not arrived. If less came, confirm that amount. The shopper has a day to correct her claim."
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
  const [refundCheckResult, setRefundCheckResult] = useState<RefundCheckResult | ''>('');
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
        const details = { payment_id, reason: readField(fields, 'reason'), found: refundCheckResult || undefined };
        if (await changes.change('refundOrder', details)) onDone();
      }}
    >
      <ReasonField label="Reason" helperText="Only staff read it." />
      <TextField
        select
        label="Was a refund asked for before?"
        value={refundCheckResult}
        onChange={(event) => setRefundCheckResult(event.target.value as RefundCheckResult | '')}
        helperText="Only if the shop says that the provider gave no clear answer: what does the provider’s own page say?"
      >
        <MenuItem value="">No, this is the first time</MenuItem>
        <MenuItem value="given_back">Yes, and the money went back</MenuItem>
        <MenuItem value="not_given_back">Yes, but the money did not go back</MenuItem>
      </TextField>
    </ActionDialog>
  );
};
