import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { findCancelBlock, findStepState, STEPS, type Step, type StepState } from './order-steps.ts';
import type { OrderChanges } from './payments/use-order-change.ts';
import { CancelDialog, ShipDialog, StepDialog } from './step-dialogs.tsx';

type Props = { order: AdminOrder; changes: OrderChanges };

/** The steps of an order from packing to delivery, and the button that cancels it. */
export const OrderNextSteps = ({ order, changes }: Props) => {
  const { openDialog, setOpenDialog, clearOpenDialog } = useOpenDialog();
  const close = () => {
    changes.clear();
    clearOpenDialog();
  };
  const states = STEPS.map((step) => ({ step, state: findStepState(step, order) }));
  const cancelBlock = findCancelBlock(order);
  const isAllowed = useAllowed();
  const nextState = order.status === 'cancelled' ? undefined : states.find(({ state }) => state.state !== 'done')?.state;
  if (!isAllowed('orders.fulfil') && !isAllowed('orders.cancel')) return null;
  return (
    <Panel title="Steps">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(isAllowed('orders.fulfil') ? states : []).map(({ step, state }) => (
          <Button
            key={step.name}
            variant={state.state === 'now' ? 'contained' : 'outlined'}
            disabled={state.state !== 'now' || changes.isBusy}
            onClick={() => setOpenDialog(step.name)}
          >
            {state.state === 'done' ? `✓ ${step.label}` : step.label}
          </Button>
        ))}
        {isAllowed('orders.cancel') && (
          <Button
            color="error"
            disabled={cancelBlock !== '' || changes.isBusy}
            onClick={() => setOpenDialog('cancel')}
            sx={{ ml: { sm: 'auto' } }}
          >
            Cancel order
          </Button>
        )}
      </Box>
      {nextState?.state === 'later' && <Box sx={{ color: 'text.secondary', mt: 1 }}>{nextState.reason}</Box>}
      {openDialog === 'cancel' && isAllowed('orders.cancel') && cancelBlock === '' && (
        <CancelDialog order={order} changes={changes} onClose={close} />
      )}
      {isAllowed('orders.fulfil') && (
        <OpenStepDialog openStep={states.find(({ step }) => step.name === openDialog)} changes={changes} onClose={close} />
      )}
    </Panel>
  );
};

/** The step whose dialog is open, or 'cancel'. A button opens it, or the address that the palette has opened. */
function useOpenDialog() {
  const [search, setSearch] = useSearchParams();
  const [openDialog, setOpenDialog] = useState<string | null>(null);
  function clearOpenDialog() {
    setOpenDialog(null);
    if (search.has('step')) setSearch({}, { replace: true });
  }
  return { openDialog: openDialog ?? search.get('step'), setOpenDialog, clearOpenDialog };
}

type OpenStepProps = { openStep: { step: Step; state: StepState } | undefined; changes: OrderChanges; onClose: () => void };

const OpenStepDialog = ({ openStep, ...dialog }: OpenStepProps) => {
  if (openStep?.state.state !== 'now') return null;
  return openStep.step.name === 'shipOrder' ? <ShipDialog {...dialog} /> : <StepDialog step={openStep.step} {...dialog} />;
};
