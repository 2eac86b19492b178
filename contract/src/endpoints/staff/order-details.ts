import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as details from '../../staff/orders/details.ts';
import * as shapes from '../../staff.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const tag = 'staff';
const params = z.object({ order_id: idField('order_not_found') });
const mailParams = z.object({ mail_id: idField('mail_not_found') });

export const orderMailEndpoints = {
  orderMail: defineEndpoint(STAFF_PATHS.orderMail, {
    tag,
    access: 'staff',
    permission: 'customers.read',
    summary: 'A mail that the shop wrote about an order, as the customer got it',
    description: 'Only mails about orders: mails whose links sign a shopper in or prove an address cannot be read.',
    cost: { cpu: 2, database: 2 },
    params: mailParams,
    reply: details.orderMailReply,
    refusals: ['mail_not_found'],
  }),
  orderMailPage: defineEndpoint(STAFF_PATHS.orderMailPage, {
    tag,
    access: 'staff',
    permission: 'customers.read',
    summary: 'The HTML of a mail about an order, for an iframe of the back office; its scripts and remote files are blocked',
    cost: { cpu: 2, database: 2 },
    params: mailParams,
    reply: z.string().describe('text/html'),
    refusals: ['mail_not_found'],
  }),
  sendMailAgain: defineEndpoint(STAFF_PATHS.sendMailAgain, {
    tag,
    access: 'staff',
    permission: 'orders.edit',
    summary: 'Send a mail about an order again, to the customer’s present address; five a day for each order',
    cost: { cpu: 5, database: 20, mail: 1 },
    params: mailParams,
    reply: shapes.adminOrderReply,
    refusals: ['mail_not_found', 'mail_not_sent_yet', 'mail_without_recipient', 'mail_resend_limit'],
  }),
};

export const orderNoteEndpoints = {
  addOrderNote: defineEndpoint(STAFF_PATHS.addOrderNote, {
    tag,
    access: 'staff',
    permission: 'orders.note',
    summary: 'Add a note for colleagues to an order; it cannot be changed, and is erased with the customer',
    cost: { cpu: 5, database: 20 },
    params,
    body: details.addOrderNoteBody,
    reply: shapes.adminOrderReply,
    refusals: ['order_not_found', 'customer_erased'],
  }),
};

export const orderContactEndpoints = {
  correctOrder: defineEndpoint(STAFF_PATHS.correctOrder, {
    tag,
    access: 'staff',
    permission: 'orders.edit',
    summary: 'Correct address and phone of an order that has not left Korea',
    description: 'The same rules as in the checkout. The audit log notes the correction without the values.',
    cost: { cpu: 5, database: 20 },
    params,
    body: details.correctOrderBody,
    reply: shapes.adminOrderReply,
    refusals: ['order_not_found', 'order_status_changed', 'changed_meanwhile', 'order_has_left', 'customer_erased'],
  }),
};
