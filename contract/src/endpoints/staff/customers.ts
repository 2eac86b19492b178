import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as shapes from '../../staff/customers.ts';
import { NOTICE_MAILS } from '../cost.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const tag = 'staff';
const readCall = { tag, access: 'staff', permission: 'customers.read' } as const;
const params = z.object({ user_id: idField('customer_not_found') });
const changeCall = {
  tag,
  access: 'staff',
  permission: 'customers.write',
  params,
  cost: { cpu: 5, database: 20 },
  reply: shapes.customerReply,
} as const;

export const customerEndpoints = {
  customers: defineEndpoint(STAFF_PATHS.customers, {
    ...readCall,
    summary: 'Customers with an account, newest first',
    description:
      '`filter` takes `q` (name, username, e-mail or phone) and `blocked`. `sort`: created_at, name, orders, paid_rwf, last_order_at.',
    cost: { cpu: 5, database: 40 },
    query: shapes.customerQuery,
    reply: shapes.customers,
    refusals: [],
  }),
  customer: defineEndpoint(STAFF_PATHS.customer, {
    ...readCall,
    summary: 'One customer, with addresses, coupons, the latest orders and the notes of staff',
    cost: { cpu: 5, database: 15 },
    params,
    reply: shapes.customerReply,
    refusals: ['customer_not_found'],
  }),
  addCustomerNote: defineEndpoint(STAFF_PATHS.addCustomerNote, {
    ...changeCall,
    permission: 'customers.read',
    summary: 'Add a note about a customer; it stays until the customer is erased',
    body: shapes.addCustomerNoteBody,
    refusals: ['customer_not_found'],
  }),
  blockCustomer: defineEndpoint(STAFF_PATHS.blockCustomer, {
    ...changeCall,
    summary: 'Block a customer: ends her sessions and refuses her sign-in; her orders go on',
    body: shapes.blockCustomerBody,
    refusals: ['customer_not_found'],
  }),
  unblockCustomer: defineEndpoint(STAFF_PATHS.unblockCustomer, {
    ...changeCall,
    summary: 'Let a blocked customer sign in again',
    refusals: ['customer_not_found'],
  }),
};

export const customerPrivacyEndpoints = {
  exportCustomer: defineEndpoint(STAFF_PATHS.exportCustomer, {
    ...changeCall,
    proof: 'always',
    summary: 'Everything that the shop has stored about a customer, with the notes of staff',
    cost: { cpu: 50, database: 40, mail: NOTICE_MAILS },
    reply: shapes.customerExportReply,
    refusals: ['customer_not_found'],
  }),
  eraseCustomer: defineEndpoint(STAFF_PATHS.eraseCustomer, {
    ...changeCall,
    summary: 'Erase a customer for good, as her own request to deactivate the account does',
    description: 'Orders stay in the books; once delivered or cancelled, they no longer name the customer.',
    cost: { cpu: 10, database: 50, mail: 1 },
    body: shapes.eraseCustomerBody,
    reply: shapes.eraseCustomerReply,
    refusals: ['customer_not_found', 'username_differs'],
  }),
};
