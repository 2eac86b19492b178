import { Readable } from 'node:stream';
import type { orderPrintAndExportEndpoints } from '@uruhu/contract/endpoints/staff/order-moves';
import type { AppContext } from '../../../context.ts';
import type { Cost } from '../../../http/costs/cost.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { done } from '../../../lib/outcome.ts';
import { exportOrders } from './export-orders.ts';
import { loadPrintableOrders } from './load-printable-orders.ts';
import { logOrderExport } from './log-export.ts';

const CSV_HEADERS = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="orders.csv"' };

/** The cost of reading 100,000 orders. A staff member can make a dozen exports at once, and then one every five seconds. */
const EXPORT_COST: Cost = { cpu: 5_000, database: 5_000 };

export const createOrderPrintAndExportHandlers = (context: AppContext): Handlers<typeof orderPrintAndExportEndpoints> => ({
  printableOrders: async ({ staff, query }) => done(await loadPrintableOrders(context, query.ids, staff.role)),
  orderExport: async ({ staff, ip_address, query, charge }) => {
    await charge(EXPORT_COST);
    const logEntry = await logOrderExport(context, { ...staff, ip_address }, query.filter);
    if (!logEntry.ok) return logEntry;
    return { ok: true, headers: CSV_HEADERS, stream: Readable.from(exportOrders(context.db, query.filter)) };
  },
});
