import { STAFF_STOCK_REASONS, type StaffStockReason, type StockReason } from '@uruhu/contract/staff/products/terms';

export const REASON_TEXTS: Readonly<Record<StockReason, string>> = {
  received: 'New pieces came',
  counted: 'Counted',
  damaged: 'Damaged or expired',
  returned: 'Came back from a customer',
  sold_elsewhere: 'Sold outside the shop',
  correction: 'Correction of a mistake',
  other: 'Another reason',
  shipped: 'Sent to a customer',
  undone: 'A bulk change was undone',
};

export const REASON_CHOICES: readonly [StaffStockReason, string][] = STAFF_STOCK_REASONS.map((reason) => [reason, REASON_TEXTS[reason]]);

export const describePieces = (pieces: number | null): string => (pieces === null ? 'made to order' : pieces.toLocaleString('en-US'));
