import type { Order } from '@uruhu/contract/order';
import { useState } from 'react';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { api } from '#app/lib/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as words from '#messages/order';
import css from './order.module.css';
import { mayBePaidAlready, whatCancellingDoes } from './what-cancelling-does.ts';

type CancelDialogProps = {
  order: Order;
  open: boolean;
  onClose: () => void;
  onCancelled: (message: string) => void;
  /** It could not be cancelled: it stands otherwise than this page shows. */
  onRefused: () => void;
};

export function CancelDialog({ order, open, onClose, onCancelled, onRefused }: CancelDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function cancel() {
    setBusy(true);
    setFailure(undefined);
    const answer = await api.cancelOrder({ order_id: order.order_id });
    setBusy(false);
    if (answer.ok) return onCancelled(answer.data.message);
    setFailure(answer.message);
    if (answer.status > 0) onRefused();
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.cancelTitle}>
      <p className="muted">{whatCancellingDoes(order)}</p>
      {mayBePaidAlready(order) && <p className={css.paidAlready}>{words.cancelPaidAlready}</p>}
      <FormAlert message={failure} />
      <div className={css.decide}>
        <Button busy={busy} onClick={cancel}>
          {busy ? words.cancelling : words.cancel}
        </Button>
        <Button kind="line" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  );
}
