/** The actions that the palette offers for a found order. */
import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { PaletteAction } from '#admin/areas/page.ts';
import { shortenId } from '#admin/lib/format.ts';
import { buildStepPath } from './order-paths.ts';
import { findCancelBlock, findStepState, STEPS } from './order-steps.ts';

type Order = Pick<AdminOrderRow, 'order_id' | 'status' | 'payment_status' | 'payment_review' | 'order_progress'>;

/** Each action opens a dialog that asks first, because none can be undone. */
export function listOrderActions(order: Order): PaletteAction[] {
  const { order_id, payment_review } = order;
  const name = `order ${shortenId(order_id)}`;
  const steps = STEPS.filter((step) => findStepState(step, order).state === 'now');
  const actions: PaletteAction[] = steps.map((step) => ({
    to: buildStepPath(order_id, step.name),
    label: `${step.label}: ${name}`,
    permission: 'orders.fulfil',
  }));
  if (payment_review?.state === 'submitted')
    actions.unshift({ to: `/payments-to-check?order=${order_id}`, label: `Check the payment of ${name}`, permission: 'payments.check' });
  if (findCancelBlock(order) === '')
    actions.push({ to: buildStepPath(order_id, 'cancel'), label: `Cancel ${name}`, permission: 'orders.cancel' });
  return actions;
}
