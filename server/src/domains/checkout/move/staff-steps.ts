/** The way of an order as staff walk it. Pure: whoever locks and writes is take-step. */
import type { OrderStatus, PaymentStatus } from '@uruhu/contract/order';
import { type Refused, refuse } from '../../../outcome.ts';
import type { Step } from '../../orders/orders.ts';
import { notYet, STAFF_SAID } from '../staff-words.ts';

type Stage = Step['stage'];
/** `after`: the stage that comes before. `paid`: nothing is done for, and nothing leaves, that is not paid. */
type StaffStep = { from: OrderStatus; to: OrderStatus; stage: Exclude<Stage, 'ordered' | 'cancelled'>; after: Stage; paid: boolean };

export const STAFF_STEPS = {
  prepare: { from: 'pending', to: 'preparing', stage: 'packaging', after: 'ordered', paid: true },
  ship: { from: 'preparing', to: 'in_transit', stage: 'shipping', after: 'packaging', paid: true },
  arrive: { from: 'in_transit', to: 'in_transit', stage: 'arrived', after: 'shipping', paid: false },
  'out-for-delivery': { from: 'in_transit', to: 'in_transit', stage: 'delivering', after: 'arrived', paid: false },
  deliver: { from: 'in_transit', to: 'delivered', stage: 'delivered', after: 'delivering', paid: false },
} as const satisfies Record<string, StaffStep>;
export type StepName = keyof typeof STAFF_STEPS;

type Standing = { status: OrderStatus; stages: readonly Stage[]; payment_status: PaymentStatus };

/** Why the step cannot be taken now: 409 where it is too late for it, 422 where something has to come first; null where it can. */
export function stepRefusal(name: StepName, { status, stages, payment_status }: Standing): Refused | null {
  const { from, stage, after, paid } = STAFF_STEPS[name];
  if (status !== from || stages.includes(stage)) return refuse(409, STAFF_SAID.notPossible);
  if (!stages.includes(after)) return refuse(422, notYet(after));
  return paid && payment_status !== 'Paid' ? refuse(422, STAFF_SAID.notPaid) : null;
}
