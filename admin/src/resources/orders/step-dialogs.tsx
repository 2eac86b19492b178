import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { AdminOrder } from '@uruhu/contract/staff';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { ReasonField } from '#admin/ui/reason-field.tsx';
import { MAIL_TO_CUSTOMER } from './mail-sentences.ts';
import type { Step } from './order-steps.ts';
import type { OrderChanges } from './payments/use-order-change.ts';

type DialogProps = { changes: OrderChanges; onClose: () => void };

/** Asks before a step. The shop mails the customer about each step, and staff cannot undo one. */
export const StepDialog = ({ step, changes, onClose }: DialogProps & { step: Step }) => (
  <ActionDialog
    title={`${step.label}?`}
    explanation={`${MAIL_TO_CUSTOMER} This cannot be undone.`}
    confirmLabel={step.label}
    call={changes}
    onClose={onClose}
    onSubmit={async () => {
      if (await changes.change(step.name, {})) onClose();
    }}
  />
);

export const ShipDialog = ({ changes, onClose }: DialogProps) => (
  <ActionDialog
    title="The parcel leaves Korea"
    explanation={`${MAIL_TO_CUSTOMER} With a link she can follow the parcel.`}
    confirmLabel="Send from Korea"
    call={changes}
    onClose={onClose}
    onSubmit={async (fields) => {
      const tracking_url = readField(fields, 'tracking_url');
      if (await changes.change('shipOrder', tracking_url ? { tracking_url } : {})) onClose();
    }}
  >
    <CallField
      name="tracking_url"
      label="Link to the parcel (optional)"
      helperText="It begins with https://"
      slotProps={{ htmlInput: { inputMode: 'url' } }}
      autoFocus
    />
  </ActionDialog>
);

export const CancelDialog = ({ order, changes, onClose }: DialogProps & { order: AdminOrder }) => {
  const effect = order.status === 'in_transit' ? 'The parcel is on its way.' : 'Its pieces are available again at once.';
  return (
    <ActionDialog
      title="Cancel this order?"
      explanation={
        order.payment_status === 'Paid'
          ? `${effect} Its payment then waits here as a refund that is due.`
          : `${effect} This cannot be undone.`
      }
      confirmLabel="Cancel the order"
      call={changes}
      onClose={onClose}
      onSubmit={async (fields) => {
        const restock = fields.get('restock') !== null;
        if (await changes.change('cancelByStaff', { reason: readField(fields, 'reason'), restock: restock || undefined })) onClose();
      }}
    >
      <ReasonField label="Reason" helperText="The customer reads it on the page of the order and in a mail." />
      {order.status === 'in_transit' && (
        <FormControlLabel control={<Checkbox name="restock" />} label="The parcel has come back: put its pieces back into the stock" />
      )}
    </ActionDialog>
  );
};
