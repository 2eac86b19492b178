import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { paths } from '#app/lib/paths.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as words from '#messages/order';
import { CancelDialog } from './cancel-dialog.tsx';
import css from './order.module.css';
import { useReorder } from './use-reorder.ts';

type OrderActionsProps = {
  order: Order;
  /** It was cancelled, and the button for that goes. */
  onCancelled: () => void;
  refresh: () => void;
};

/** What can be done with an order besides paying it. */
export function OrderActions({ order, onCancelled, refresh }: OrderActionsProps) {
  const { busy, reorder } = useReorder(order.order_id);
  const [asking, setAsking] = useState(false);
  const cancelled = (message: string) => {
    setAsking(false);
    toast(message);
    onCancelled();
  };
  return (
    <div className={css.actions}>
      <Button kind="line" busy={busy} onClick={reorder}>
        {busy ? words.buyingAgain : words.buyAgain}
      </Button>
      <ButtonLink kind="line" to={paths.orderInvoice(order.order_id)}>
        {words.invoice}
      </ButtonLink>
      {order.status === 'pending' && (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {words.cancel}
        </Button>
      )}
      <CancelDialog order={order} open={asking} onClose={() => setAsking(false)} onCancelled={cancelled} onRefused={refresh} />
    </div>
  );
}
