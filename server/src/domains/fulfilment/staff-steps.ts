/** The rules of the steps that staff can take with an order. These functions are pure; take-step.ts locks and writes. */
import type { OrderStatus, PaymentStatus } from '@uruhu/contract/order';
import { type Refusal, refuse } from '../../lib/outcome.ts';
import type { Step } from '../orders/orders.ts';

type Stage = Step['stage'];
/** `stage`: the stage that the step reaches. `previousStage`: the stage that the order must have reached before the step. */
type StaffStep = {
  fromStatus: OrderStatus;
  toStatus: OrderStatus;
  stage: Exclude<Stage, 'ordered' | 'cancelled'>;
  previousStage: Stage;
  needsPayment: boolean;
};

export const STAFF_STEPS = {
  prepare: { fromStatus: 'pending', toStatus: 'preparing', stage: 'packaging', previousStage: 'ordered', needsPayment: true },
  ship: { fromStatus: 'preparing', toStatus: 'in_transit', stage: 'shipping', previousStage: 'packaging', needsPayment: true },
  arrive: { fromStatus: 'in_transit', toStatus: 'in_transit', stage: 'arrived', previousStage: 'shipping', needsPayment: false },
  'out-for-delivery': {
    fromStatus: 'in_transit',
    toStatus: 'in_transit',
    stage: 'delivering',
    previousStage: 'arrived',
    needsPayment: false,
  },
  deliver: { fromStatus: 'in_transit', toStatus: 'delivered', stage: 'delivered', previousStage: 'delivering', needsPayment: false },
} as const satisfies Record<string, StaffStep>;
export type StepName = keyof typeof STAFF_STEPS;

type OrderState = { status: OrderStatus; stages: readonly Stage[]; payment_status: PaymentStatus };

/** The refusal if the step cannot be taken now: 409 if it is too late, 422 if a stage or the payment must come first. Else null. */
export function findStepRefusal(name: StepName, { status, stages, payment_status }: OrderState): Refusal | null {
  const { fromStatus, stage, previousStage, needsPayment } = STAFF_STEPS[name];
  if (status !== fromStatus || stages.includes(stage)) return refuse('step_not_possible');
  if (!stages.includes(previousStage)) return refuse('status_not_reached', { values: { stage: previousStage } });
  return needsPayment && payment_status !== 'Paid' ? refuse('order_not_paid') : null;
}
