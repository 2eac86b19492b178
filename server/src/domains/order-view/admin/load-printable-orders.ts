import { localizeAddress } from '@uruhu/contract/rules/localize-address';
import type { StaffOrder } from '@uruhu/contract/staff';
import type { InvoiceWords, PrintableOrders } from '@uruhu/contract/staff/orders/moves';
import { CHOSEN_ORDERS_MAX } from '@uruhu/contract/staff/orders/tabs';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { AppContext } from '../../../context.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { MESSAGES } from '../../../messages/messages.ts';
import { formatDay } from '../../mail/mail.ts';
import { loadOrderDetails } from '../../orders/orders.ts';
import { loadStaffViews } from '../load-order-view.ts';
import { selectOrdersWithGift } from './free-gift.ts';
import { presentForRole } from './present-for-role.ts';
import { selectOrders } from './queries.ts';

/** The invoice goes to the customer, so it speaks the language of her order. */
function buildInvoiceWords({ language, created_at, applied_coupon_code, is_part_paid, payment_status }: StaffOrder): InvoiceWords {
  const { papers, mails } = MESSAGES[language];
  const { payment_statuses, partly_paid, ...words } = papers;
  return {
    ...words,
    placed: papers.placed(formatDay(mails, new Date(created_at))),
    coupon: papers.coupon(applied_coupon_code ?? ''),
    payment_status: is_part_paid ? partly_paid : payment_statuses[payment_status],
  };
}

/** Orders whose packing slips or invoices staff print, in the order of the requested ids, without unknown ids. */
export async function loadPrintableOrders(
  { db, snapshot }: Pick<AppContext, 'db' | 'snapshot'>,
  ids: readonly string[],
  role: StaffRole,
): Promise<PrintableOrders> {
  const order_ids = ids.filter(isUuid).slice(0, CHOSEN_ORDERS_MAX);
  const orders = await loadStaffViews(db, await loadOrderDetails(db, await selectOrders(db, order_ids)));
  const idsWithGift = await selectOrdersWithGift(db, order_ids);
  const { name, address, phone, email } = snapshot.current().content.settings;
  const data = order_ids
    .flatMap((order_id) => orders.find((order) => order.order_id === order_id) ?? [])
    .map((order) => presentForRole(order, role))
    .map((order) => ({
      ...order,
      has_free_gift: idsWithGift.has(order.order_id),
      invoice_words: buildInvoiceWords(order),
      invoice_address: localizeAddress(order.address, MESSAGES[order.language].placeNames),
    }));
  return { data, shop: { name, address, phone, email } };
}
