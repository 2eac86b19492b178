/** Finds which changes of an order are possible now. The server checks each change again. */
import { computeAmountDue } from '@uruhu/contract/rules/prices/amount-due';
import type { AdminOrder } from '@uruhu/contract/staff';
import type { MoveOrdersRequest } from '@uruhu/contract/staff/orders/moves';

export type StepName = 'prepareOrder' | 'shipOrder' | 'markOrderArrived' | 'sendOutOrder' | 'deliverOrder';
type Stage = AdminOrder['order_progress'][number]['status'];
/**
 * `bulkStep`: the name of the step in the call that moves many orders. `requiredStatus`: the status that the order must have.
 * `addedStage`: the stage that the step adds to the progress of the order. `previousStage`: the stage that the progress must have before.
 */
export type Step = {
  name: StepName;
  bulkStep: MoveOrdersRequest['step'];
  label: string;
  requiredStatus: AdminOrder['status'];
  addedStage: Stage;
  previousStage: Stage;
  needsPayment?: true;
};

export const STEPS: readonly Step[] = [
  {
    name: 'prepareOrder',
    bulkStep: 'prepare',
    label: 'Prepare',
    requiredStatus: 'pending',
    addedStage: 'packaging',
    previousStage: 'ordered',
    needsPayment: true,
  },
  {
    name: 'shipOrder',
    bulkStep: 'ship',
    label: 'Send from Korea',
    requiredStatus: 'preparing',
    addedStage: 'shipping',
    previousStage: 'packaging',
    needsPayment: true,
  },
  {
    name: 'markOrderArrived',
    bulkStep: 'arrive',
    label: 'Arrived in Kigali',
    requiredStatus: 'in_transit',
    addedStage: 'arrived',
    previousStage: 'shipping',
  },
  {
    name: 'sendOutOrder',
    bulkStep: 'out-for-delivery',
    label: 'Out for delivery',
    requiredStatus: 'in_transit',
    addedStage: 'delivering',
    previousStage: 'arrived',
  },
  {
    name: 'deliverOrder',
    bulkStep: 'deliver',
    label: 'Delivered',
    requiredStatus: 'in_transit',
    addedStage: 'delivered',
    previousStage: 'delivering',
  },
];

export type OrderWithProgress = Pick<AdminOrder, 'status' | 'payment_status' | 'order_progress'>;

/** `done`: the step is taken. `now`: it is possible. `later`: `reason` says what must come first. */
export type StepState = { state: 'done' | 'now' } | { state: 'later'; reason: string };

export function findStepState(step: Step, { status, payment_status, order_progress }: OrderWithProgress): StepState {
  const hasReached = (stage: Stage) => order_progress.some((progress) => progress.status === stage);
  if (hasReached(step.addedStage)) return { state: 'done' };
  if (status === 'cancelled') return { state: 'later', reason: 'The order is cancelled.' };
  if (status !== step.requiredStatus || !hasReached(step.previousStage)) return { state: 'later', reason: 'An earlier step comes first.' };
  if (step.needsPayment && payment_status !== 'Paid') return { state: 'later', reason: 'The order is not paid yet.' };
  return { state: 'now' };
}

/** Why the order cannot be cancelled; '' if it can. */
export function findCancelBlock({ status }: Pick<AdminOrder, 'status'>): string {
  if (status === 'cancelled') return 'The order is cancelled already.';
  return status === 'delivered' ? 'The shopper has the order already.' : '';
}

type Payment = AdminOrder['payments'][number];

/** Why this payment cannot be refunded; '' if it can. An open order needs its money, unless the other payments cover it. */
export function findRefundBlock(
  { status, final_total, payments }: Pick<AdminOrder, 'status' | 'final_total' | 'payments'>,
  payment: Payment,
): string {
  if (payment.state !== 'succeeded') return 'No money came by this payment, or it went back already.';
  if (status === 'cancelled' || status === 'delivered' || final_total === null) return '';
  const otherPayments = payments.filter(({ payment_id }) => payment_id !== payment.payment_id);
  return computeAmountDue(final_total, otherPayments) > 0 ? 'Cancel the order first: it needs this payment.' : '';
}

const ASKABLE_STATES: readonly Payment['state'][] = ['created', 'pending', 'failed', 'expired'];

/** Whether the provider of this payment can be asked again whether it was paid. */
export const canAskProvider = ({ method, state }: Payment): boolean => method !== 'mobile_money' && ASKABLE_STATES.includes(state);
