import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { parseWholeNumber } from '@uruhu/contract/rules/whole-number';
import { type ReactNode, useState } from 'react';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { MAIL_TO_CUSTOMER } from '../mail-sentences.ts';
import type { PaymentDialogProps } from './payment-dialog.ts';

/** `isOtherAmount`: the dialog was opened because another amount came, so the amount is required. `warning`: shown above the field. */
type ConfirmProps = Omit<PaymentDialogProps, 'onDone'> & {
  onDone?: (received_rwf: number) => void;
  isOtherAmount?: boolean;
  warning?: ReactNode;
};

export const ConfirmDialog = ({ payment, changes, onClose, onDone = onClose, isOtherAmount = false, warning }: ConfirmProps) => {
  const { payment_id, amount, reference } = payment;
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const received_rwf = isEmpty && !isOtherAmount ? amount : parseWholeNumber(text);
  const isWrong = received_rwf === null && !isEmpty;
  // The amount of the payment is what was due when the shopper claimed it.
  const missing_rwf = received_rwf === null ? 0 : Math.max(0, amount - received_rwf);
  // More is due now if an earlier payment was refunded meanwhile.
  const isPart = missing_rwf > 0 || payment.confirmation_refusal === 'payment_too_small';
  return (
    <ActionDialog
      title={`Has transaction ${reference} arrived?`}
      explanation={`Look for it in the merchant account first. ${MAIL_TO_CUSTOMER} This cannot be undone.`}
      confirmLabel={received_rwf === null ? 'Confirm' : `Confirm ${formatRwf(received_rwf)}${isPart ? ' as a part' : ''}`}
      call={changes}
      isIncomplete={received_rwf === null}
      onClose={onClose}
      onSubmit={async () => {
        if (received_rwf === null) return;
        const isDone = await changes.change('confirmPayment', {
          payment_id,
          amount: received_rwf === amount ? undefined : received_rwf,
          is_part: isPart || undefined,
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
