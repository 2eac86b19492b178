import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { AdminOrderRow } from '@uruhu/contract/staff';
import { CHOSEN_ORDERS_MAX } from '@uruhu/contract/staff/order-tabs';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { buildPrintPath } from '../order-paths.ts';
import { MANY_STEPS } from '../order-steps.ts';
import { MoveResults } from './move-results.tsx';
import { useMoveOrders } from './use-move-orders.ts';

/** What can be done with the chosen orders: the steps that fit some of them, and papers. */
export const ChosenOrders = () => {
  const { selectedIds, data = [], onUnselectItems } = useListContext<AdminOrderRow & { id: string }>();
  const isAllowed = useAllowed();
  const moves = useMoveOrders();
  const [step, setStep] = useState<string | null>(null);
  const ids = selectedIds.map(String);
  const chosen = data.filter(({ order_id }) => ids.includes(order_id));
  const statuses = new Set(chosen.map(({ status }) => status));
  const steps = isAllowed('orders.fulfil') ? MANY_STEPS.filter(({ from }) => statuses.has(from)) : [];
  if (ids.length > CHOSEN_ORDERS_MAX) return <Alert severity="info">Please choose at most {CHOSEN_ORDERS_MAX} orders at once.</Alert>;
  return (
    <>
      {steps.map(({ name, label, from }) => (
        <Button
          key={name}
          variant="outlined"
          disabled={moves.isBusy}
          onClick={() => {
            setStep(label);
            void moves.move(
              name,
              chosen.filter(({ status }) => status === from),
            );
          }}
        >
          {label} ({chosen.filter(({ status }) => status === from).length})
        </Button>
      ))}
      <Button component={Link} to={buildPrintPath('slips', ids)} target="_blank">
        Packing slips
      </Button>
      {isAllowed('payments.read') && (
        <Button component={Link} to={buildPrintPath('invoices', ids)} target="_blank">
          Invoices
        </Button>
      )}
      <Button onClick={() => onUnselectItems()}>Choose none</Button>
      {moves.message && <Alert severity="error">{moves.message}</Alert>}
      {moves.results && (
        <MoveResults
          step={step ?? ''}
          results={moves.results}
          orders={chosen}
          onClose={() => {
            moves.clear();
            onUnselectItems();
          }}
        />
      )}
    </>
  );
};
