import { z } from 'zod';
import * as shapes from '../../staff/orders/moves.ts';
import { NOTICE_MAILS } from '../cost.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const staffCall = { tag: 'staff', access: 'staff' } as const;

export const orderMoveEndpoints = {
  moveOrdersToNextStatus: defineEndpoint(STAFF_PATHS.moveOrdersToNextStatus, {
    ...staffCall,
    permission: 'orders.fulfil',
    summary: 'Take one step of fulfilment with up to 100 orders, each independently',
    description:
      'An order that cannot take the step does not stop the others: the reply says for each order whether it was moved, or why not.',
    // The handler adds a surcharge for each order.
    cost: { cpu: 5, database: 2 },
    body: shapes.moveOrdersBody,
    reply: shapes.moveResults,
    refusals: [],
  }),
};

export const orderPrintAndExportEndpoints = {
  printableOrders: defineEndpoint(STAFF_PATHS.printableOrders, {
    ...staffCall,
    permission: 'orders.read',
    summary: 'Up to 100 orders with their lines, to print packing slips and invoices; unknown ones are left out',
    cost: { cpu: 30, database: 10 },
    query: shapes.printableOrdersQuery,
    reply: shapes.printableOrders,
    refusals: [],
  }),
  orderExport: defineEndpoint(STAFF_PATHS.orderExport, {
    ...staffCall,
    // It holds the contacts of all customers and all totals, like the export of one customer.
    permission: 'customers.write',
    proof: 'always',
    summary: 'The orders of a filter as CSV, newest first',
    description: 'UTF-8 with a byte-order mark. Texts that a spreadsheet would run as a formula come with an apostrophe before them.',
    // The handler adds a surcharge for the orders that it reads.
    cost: { cpu: 5, database: 15, mail: NOTICE_MAILS },
    query: shapes.orderExportQuery,
    reply: z.string().describe('text/csv'),
    refusals: [],
  }),
};
