import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { rejections } from '@uruhu/contract/messages/en/rejections';
import type { ConfirmationRefusal, RejectionCode } from '@uruhu/contract/staff';
import { useState } from 'react';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { ReasonField } from '#admin/ui/reason-field.tsx';
import type { PaymentDialogProps } from './payment-dialog.ts';

const REASON_LABELS: Readonly<Record<RejectionCode | 'own', string>> = {
  not_received: 'The money is not in our account',
  sent_elsewhere: 'The money went to another number',
  paid_other_order: 'The transaction has paid another order',
  wrong_payer: 'Another number has paid',
  own: 'Another reason',
};
type Reason = keyof typeof REASON_LABELS;

/** What staff reject a payment for that the server would not confirm. */
const REASON_BY_REFUSAL: Readonly<Partial<Record<ConfirmationRefusal, Reason>>> = {
  transaction_came_by_provider: 'paid_other_order',
  transaction_paid_another_order: 'paid_other_order',
};
const CUSTOMER_READS = 'The customer reads it on the page of the order and in a mail';

export const RejectDialog = ({ payment, changes, onClose, onDone = onClose }: PaymentDialogProps) => {
  const { payment_id, reference, confirmation_refusal } = payment;
  const [reason, setReason] = useState<Reason>((confirmation_refusal && REASON_BY_REFUSAL[confirmation_refusal]) ?? 'not_received');
  return (
    <ActionDialog
      title={`Reject transaction ${reference}?`}
      explanation="Do this when the money has not arrived. If less came, confirm that amount. The shopper has a day to correct her claim."
      confirmLabel="Reject the payment"
      call={changes}
      onClose={onClose}
      onSubmit={async (fields) => {
        const why = reason === 'own' ? { reason: readField(fields, 'reason') } : { reason_code: reason };
        if (await changes.change('rejectPayment', { payment_id, ...why })) onDone();
      }}
    >
      <TextField
        select
        label="Why"
        value={reason}
        onChange={(event) => setReason(event.target.value as Reason)}
        helperText={reason === 'own' ? ' ' : `${CUSTOMER_READS}: “${rejections[reason]}”`}
        autoFocus
      >
        {Object.entries(REASON_LABELS).map(([name, label]) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {reason === 'own' && <ReasonField label="Reason" helperText={`${CUSTOMER_READS}.`} />}
    </ActionDialog>
  );
};
