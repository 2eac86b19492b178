import type { StepName } from './order-steps.ts';

export type PaperKind = 'slips' | 'invoices';

/** The address of the papers of these orders. */
export const buildPrintPath = (kind: PaperKind, ids: readonly string[]): string => `/order-papers/${kind}?ids=${ids.join(',')}`;

/** The address of an order where the page asks at once whether to take this step. */
export const buildStepPath = (order_id: string, step: StepName | 'cancel'): string => `/orders/${order_id}/show?step=${step}`;

export const buildOrderPath = ({ order_id }: { order_id: string }): string => `/orders/${order_id}/show`;
