/** Customers as staff see them: never with passwords, tokens or links. */
import { z } from 'zod';
import { address } from '../account.ts';
import { customerCoupon } from '../coupon.ts';
import { rwf, time } from '../fields/list.ts';
import { identifierText, lineText, requiredText } from '../fields/text.ts';
import { personalData } from '../personal-data.ts';
import { ORDER_STATUSES } from '../rules/transitions.ts';
import { STAFF_TEXT_MAX } from './limits.ts';
import { createDataListSchema, listQuery } from './lists.ts';

export const CUSTOMER_LOG_KINDS = ['note', 'blocked', 'unblocked', 'exported'] as const;

const customer = z.object({
  user_id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.string().describe('The number that a courier calls; empty if there is none.'),
  created_at: time,
  blocked_at: time.nullable().describe('Since when the account cannot sign in; null: it can.'),
  orders: z.int().describe('How many orders, without cancelled ones.'),
  paid_rwf: rwf.describe('What the customer has paid, without what went back.'),
  last_order_at: time.nullable(),
});
export type Customer = z.infer<typeof customer>;

export const CUSTOMER_SORTS = ['created_at', 'name', 'orders', 'paid_rwf', 'last_order_at'] as const;
export const customerQuery = listQuery(
  z.object({
    blocked: z.boolean().optional(),
    /** A part of the name, the username, the e-mail address or a phone number. */
    q: lineText(100).optional(),
  }),
).extend({ sort: z.enum(CUSTOMER_SORTS).catch('created_at') });
export type CustomerQuery = z.output<typeof customerQuery>;
export const customers = createDataListSchema(customer);

const customerOrder = z.object({
  order_id: z.string(),
  created_at: time,
  status: z.enum(ORDER_STATUSES),
  total_rwf: rwf,
  paid_rwf: rwf,
});

const logEntry = z.object({
  log_id: z.string(),
  kind: z.enum(CUSTOMER_LOG_KINDS),
  text: z.string(),
  staff: z.string().describe('The name of the staff member.'),
  created_at: time,
});
export type CustomerLogEntry = z.infer<typeof logEntry>;

/** `latest_orders`: at most 50, newest first. `log`: notes and what staff did, newest first. */
const customerDetail = customer.extend({
  sign_up_phone: z.string(),
  secondary_phone: z.string(),
  pending_email: z.string().nullable(),
  open_sessions: z.int(),
  addresses: z.array(address),
  coupons: z.array(customerCoupon),
  latest_orders: z.array(customerOrder),
  log: z.array(logEntry),
});
export type CustomerDetail = z.infer<typeof customerDetail>;
export const customerReply = z.object({ data: customerDetail });

export const addCustomerNoteBody = z.object({ text: requiredText(STAFF_TEXT_MAX.customer_note, 'customer_note_needed') });
export const blockCustomerBody = z.object({ reason: requiredText(STAFF_TEXT_MAX.customer_note, 'block_reason_needed') });

/** The document that the customer can export herself, and the notes of staff about her. */
export const customerExport = personalData.extend({
  notes: z.array(z.object({ kind: z.enum(CUSTOMER_LOG_KINDS), text: z.string(), created_at: time })),
});
export type CustomerExport = z.infer<typeof customerExport>;
export const customerExportReply = z.object({ data: customerExport });

/** `username`: typed by the staff member, so that no click erases the wrong customer. */
export const eraseCustomerBody = z.object({ username: identifierText(200, 'username_required') });
export const eraseCustomerReply = z.object({ data: z.object({ user_id: z.string() }) });
