import type { Order } from '@uruhu/contract/order';
import { api } from '#app/api/api.ts';
import { FormAlert } from '#app/forms/form-alert.tsx';
import { NO_ERRORS } from '#app/forms/form-errors.ts';
import { acceptForm, type FormReply } from '#app/forms/form-reply.ts';
import { useFormFetcher } from '#app/forms/use-action-form.ts';
import { toast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import * as messages from '#messages/orders/order';
import { describeCancellation, mayBePaidAlready } from './describe-cancellation.ts';
import css from './order.module.css';

/** Cancels an order. The reply also makes the router load the order again, even after a refusal, which means that the page is out of date. */
export async function cancelOrder(order_id: string): Promise<FormReply> {
  const result = await api.cancelOrder({ order_id });
  if (!result.ok) return { sent: false, message: result.message, errors: NO_ERRORS };
  toast(result.data.message);
  return acceptForm();
}

type CancelDialogProps = { order: Order; open: boolean; onClose: () => void; onCancelled: () => void };

export function CancelDialog({ order, open, onClose, onCancelled }: CancelDialogProps) {
  const { busy, failure, send } = useFormFetcher(({ sent }) => sent && onCancelled());
  return (
    <Dialog open={open} onClose={onClose} title={messages.cancelTitle}>
      <p className="muted">{describeCancellation(order)}</p>
      {mayBePaidAlready(order) && <p className={css.paidAlready}>{messages.cancelPaidAlready}</p>}
      <FormAlert message={failure} />
      <div className={css.dialogActions}>
        <Button busy={busy} onClick={() => send(null)}>
          {busy ? messages.cancelling : messages.cancel}
        </Button>
        <Button kind="line" onClick={onClose}>
          {messages.keep}
        </Button>
      </div>
    </Dialog>
  );
}
