import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useState } from 'react';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { readField } from '#admin/lib/read-field.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { ReasonField } from '#admin/ui/reason-field.tsx';
import { findCancelBlock, findStepState, STEPS, type StepName } from './order-steps.ts';
import type { Changes } from './payments/use-order-change.ts';

type Props = { order: AdminOrder; changes: Changes };

/** The way of an order from packing to the shopper. */
export const OrderNextSteps = ({ order, changes }: Props) => {
  const [dialog, setDialog] = useState<'ship' | 'cancel' | null>(null);
  const take = (name: StepName) => (name === 'shipOrder' ? setDialog('ship') : void changes.change(name, {}));
  const states = STEPS.map((step) => ({ step, state: findStepState(step, order) }));
  const cancelBlock = findCancelBlock(order);
  const isAllowed = useAllowed();
  const waiting = order.status === 'cancelled' ? undefined : states.find(({ state }) => state.state !== 'done')?.state;
  if (!isAllowed('orders.fulfil') && !isAllowed('orders.cancel')) return null;
  return (
    <Panel title="Steps">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(isAllowed('orders.fulfil') ? states : []).map(({ step, state }) => (
          <Button
            key={step.name}
            variant={state.state === 'now' ? 'contained' : 'outlined'}
            disabled={state.state !== 'now' || changes.isBusy}
            onClick={() => take(step.name)}
          >
            {state.state === 'done' ? `✓ ${step.label}` : step.label}
          </Button>
        ))}
        {isAllowed('orders.cancel') && (
          <Button
            color="error"
            disabled={cancelBlock !== '' || changes.isBusy}
            onClick={() => setDialog('cancel')}
            sx={{ ml: { sm: 'auto' } }}
          >
            Cancel order
          </Button>
        )}
      </Box>
      {waiting?.state === 'later' && <Box sx={{ color: 'text.secondary', mt: 1 }}>{waiting.reason}</Box>}
      {dialog === 'ship' && <ShipDialog changes={changes} onClose={() => setDialog(null)} />}
      {dialog === 'cancel' && <CancelDialog order={order} changes={changes} onClose={() => setDialog(null)} />}
    </Panel>
  );
};

type DialogProps = { changes: Changes; onClose: () => void };

const ShipDialog = ({ changes, onClose }: DialogProps) => (
  <ActionDialog
    title="The parcel leaves Korea"
    explanation="The customer gets a mail. With a link she can follow the parcel."
    confirmLabel="Send from Korea"
    isBusy={changes.isBusy}
    message={changes.message}
    onClose={onClose}
    onSubmit={async (fields) => {
      const tracking_url = readField(fields, 'tracking_url');
      if (await changes.change('shipOrder', tracking_url ? { tracking_url } : {})) onClose();
    }}
  >
    <TextField name="tracking_url" label="Link to the parcel (optional)" helperText="It begins with https://" inputMode="url" autoFocus />
  </ActionDialog>
);

const CancelDialog = ({ order, changes, onClose }: DialogProps & { order: AdminOrder }) => {
  const freed = order.status === 'in_transit' ? 'The parcel is on its way.' : 'Its pieces are free again at once.';
  return (
    <ActionDialog
      title="Cancel this order?"
      explanation={
        order.payment_status === 'Paid'
          ? `${freed} Its payment then waits here as a refund that is due.`
          : `${freed} This cannot be undone.`
      }
      confirmLabel="Cancel the order"
      isBusy={changes.isBusy}
      message={changes.message}
      onClose={onClose}
      onSubmit={async (fields) => {
        const restock = fields.get('restock') !== null;
        if (await changes.change('cancelByStaff', { reason: readField(fields, 'reason'), ...(restock ? { restock } : {}) })) onClose();
      }}
    >
      <ReasonField label="Reason" helperText="The customer reads it on the page of the order and in a mail." />
      {order.status === 'in_transit' && (
        <FormControlLabel control={<Checkbox name="restock" />} label="The parcel has come back: put its pieces back into the stock" />
      )}
    </ActionDialog>
  );
};
