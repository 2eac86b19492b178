import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import { CHOSEN_ORDERS_MAX } from '@uruhu/contract/staff/orders/tabs';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { useChosenIds } from '#admin/ui/list/list-provider.tsx';
import { buildPrintPath } from '../order-paths.ts';
import { findStepState, STEPS, type Step } from '../order-steps.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useChosenOrders } from './use-chosen-orders.ts';

const countReady = (step: Step, orders: readonly AdminOrderRow[]) =>
  orders.filter((order) => findStepState(step, order).state === 'now').length;

/** Buttons for the chosen orders of all pages: the steps that some of them can take, and links to print packing slips and invoices. */
export const ChosenOrders = () => {
  const { choose } = useChosenIds();
  const { ids, orders, error, isLoading } = useChosenOrders();
  const isAllowed = useAllowed();
  // The orders as they were when the dialog opened, so that the dialog does not change before the member confirms it.
  const [pendingMove, setPendingMove] = useState<{ step: Step; orders: readonly AdminOrderRow[] } | null>(null);
  const steps = isAllowed('orders.fulfil') ? STEPS.filter((step) => countReady(step, orders) > 0) : [];
  const isTooMany = ids.length > CHOSEN_ORDERS_MAX;
  return (
    <>
      {isTooMany && <Alert severity="info">Please choose at most {CHOSEN_ORDERS_MAX} orders at once.</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {!isTooMany &&
        steps.map((step) => (
          <Button key={step.name} variant="outlined" disabled={isLoading} onClick={() => setPendingMove({ step, orders })}>
            {step.label} ({countReady(step, orders)})
          </Button>
        ))}
      {!isTooMany && <PrintLinks ids={ids} />}
      <Button onClick={() => choose([])}>Choose none</Button>
      {!isTooMany && !isLoading && !error && steps.length === 0 && isAllowed('orders.fulfil') && (
        <Box sx={{ color: 'text.secondary' }}>None of them can take a step now.</Box>
      )}
      {pendingMove && (
        <MoveDialog
          {...pendingMove}
          onClose={() => setPendingMove(null)}
          onMoved={(movedIds) => {
            setPendingMove(null);
            choose(ids.filter((id) => !movedIds.includes(id)));
          }}
        />
      )}
    </>
  );
};

const PrintLinks = ({ ids }: { ids: readonly string[] }) => {
  const seesMoney = useAllowed()('payments.read');
  return (
    <>
      <Button component={Link} to={buildPrintPath('slips', ids)} target="_blank">
        Packing slips
      </Button>
      {seesMoney && (
        <Button component={Link} to={buildPrintPath('invoices', ids)} target="_blank">
          Invoices
        </Button>
      )}
    </>
  );
};
