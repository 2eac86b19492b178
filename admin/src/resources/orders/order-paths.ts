export type PaperKind = 'slips' | 'invoices';

/** The address of the papers of these orders. */
export const buildPrintPath = (kind: PaperKind, ids: readonly string[]): string => `/order-papers/${kind}?ids=${ids.join(',')}`;

export const buildOrderPath = ({ order_id }: { order_id: string }): string => `/orders/${order_id}/show`;
