/** What staff can do with an order that they have found, as the palette offers it. */
import type { AdminOrderRow } from '@uruhu/contract/staff';
import type { Permission } from '@uruhu/contract/staff/permissions';
import { shortenId } from '#admin/lib/format.ts';
import { buildStepPath } from './order-paths.ts';
import { findCancelBlock, findStepState, STEPS } from './order-steps.ts';

type Verb = { to: string; label: string; permission: Permission };
type Order = Pick<AdminOrderRow, 'order_id' | 'status' | 'payment_status' | 'payment_review' | 'order_progress'>;

/** Each leads to the question whether to do it, as none can be undone. */
export function listOrderActions(order: Order): Verb[] {
  const { order_id, payment_review } = order;
  const name = `order ${shortenId(order_id)}`;
  const steps = STEPS.filter((step) => findStepState(step, order).state === 'now');
  return [
    ...(payment_review?.state === 'submitted'
      ? [{ to: `/payments-to-check?order=${order_id}`, label: `Check the payment of ${name}`, permission: 'payments.check' } as const]
      : []),
    ...steps.map(
      (step) => ({ to: buildStepPath(order_id, step.name), label: `${step.label}: ${name}`, permission: 'orders.fulfil' }) as const,
    ),
    ...(findCancelBlock(order) === ''
      ? [{ to: buildStepPath(order_id, 'cancel'), label: `Cancel ${name}`, permission: 'orders.cancel' } as const]
      : []),
  ];
}
