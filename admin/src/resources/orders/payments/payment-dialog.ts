import type { AdminPayment } from '@uruhu/contract/staff';
import type { OrderChanges } from './use-order-change.ts';

/** What each dialog about a payment needs. `onDone` is called after the change, instead of `onClose`. */
export type PaymentDialogProps = { payment: AdminPayment; changes: OrderChanges; onClose: () => void; onDone?: () => void };
