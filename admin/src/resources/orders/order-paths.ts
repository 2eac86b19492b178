import type { StepName } from './order-steps.ts';

export type PaperKind = 'slips' | 'invoices';

/** The address of the packing slips or invoices of these orders. */
export const buildPrintPath = (kind: PaperKind, ids: readonly string[]): string => `/order-papers/${kind}?ids=${ids.join(',')}`;

/** The address that opens the page of an order with the dialog of this step. */
export const buildStepPath = (order_id: string, step: StepName | 'cancel'): string => `/orders/${order_id}/show?step=${step}`;

export const buildOrderPath = ({ order_id }: { order_id: string }): string => `/orders/${order_id}/show`;
