import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#app/lib/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import * as messages from '#messages/orders/order';
import { CancelDialog } from './cancel-dialog.tsx';
import css from './order.module.css';
import { useReorder } from './use-reorder.ts';

type OrderActionsProps = {
  order: Order;
  /** Called after the order was cancelled, when the button disappears. */
  onCancelled: () => void;
};

/** The buttons of an order, except that for paying. */
export function OrderActions({ order, onCancelled }: OrderActionsProps) {
  const { busy, reorder } = useReorder(order.order_id);
  const [isConfirming, setIsConfirming] = useState(false);
  // Nothing outside the dialog can take the focus before it is closed, and React cannot close it at once during an effect.
  const handleCancelled = () => {
    setTimeout(() => {
      flushSync(() => setIsConfirming(false));
      onCancelled();
    });
  };
  return (
    <div className={css.actions}>
      <Button kind="line" busy={busy} onClick={reorder}>
        {busy ? messages.buyingAgain : messages.buyAgain}
      </Button>
      <ButtonLink kind="line" to={paths.orderInvoice(order.order_id)}>
        {messages.invoice}
      </ButtonLink>
      {order.status === 'pending' && (
        <Button kind="quiet" onClick={() => setIsConfirming(true)}>
          {messages.cancel}
        </Button>
      )}
      <CancelDialog order={order} open={isConfirming} onClose={() => setIsConfirming(false)} onCancelled={handleCancelled} />
    </div>
  );
}
