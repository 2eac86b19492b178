import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminOrder } from '@uruhu/contract/staff';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { findCancelBlock, findStepState, STEPS, type Step, type StepName, type StepState } from './order-steps.ts';
import type { Changes } from './payments/use-order-change.ts';
import { CancelDialog, ShipDialog, StepDialog } from './step-dialogs.tsx';

type Props = { order: AdminOrder; changes: Changes };

/** The way of an order from packing to the shopper. */
export const OrderNextSteps = ({ order, changes }: Props) => {
  const { asked, setAsked, clearAsked } = useAskedStep();
  const close = () => {
    changes.clear();
    clearAsked();
  };
  const take = (name: StepName) => (name === 'shipOrder' ? setAsked(name) : void changes.change(name, {}));
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
            onClick={() => setAsked('cancel')}
            sx={{ ml: { sm: 'auto' } }}
          >
            Cancel order
          </Button>
        )}
      </Box>
      {waiting?.state === 'later' && <Box sx={{ color: 'text.secondary', mt: 1 }}>{waiting.reason}</Box>}
      {asked === 'cancel' && isAllowed('orders.cancel') && cancelBlock === '' && (
        <CancelDialog order={order} changes={changes} onClose={close} />
      )}
      {isAllowed('orders.fulfil') && <AskedStep asked={states.find(({ step }) => step.name === asked)} changes={changes} onClose={close} />}
    </Panel>
  );
};

/** The step that a question is open about: by a button, or by the address that the palette has led to. */
function useAskedStep() {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<string | null>(null);
  function clearAsked() {
    setAsked(null);
    if (search.has('step')) setSearch({}, { replace: true });
  }
  return { asked: asked ?? search.get('step'), setAsked, clearAsked };
}

type AskedProps = { asked: { step: Step; state: StepState } | undefined; changes: Changes; onClose: () => void };

const AskedStep = ({ asked, ...dialog }: AskedProps) => {
  if (asked?.state.state !== 'now') return null;
  return asked.step.name === 'shipOrder' ? <ShipDialog {...dialog} /> : <StepDialog step={asked.step} {...dialog} />;
};
