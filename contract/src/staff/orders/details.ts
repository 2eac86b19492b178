/** Notes, mails and other orders that staff see beside an order, and how staff correct its contact. */
import { z } from 'zod';
import { formatFieldCode } from '../../fields/field-code.ts';
import { rwf, time } from '../../fields/list.ts';
import { recordVersion, requiredText } from '../../fields/text.ts';
import { addressForm, phoneForm } from '../../forms.ts';
import { PAYMENT_STATUSES } from '../../order.ts';
import { ORDER_STATUSES } from '../../rules/transitions.ts';
import { STAFF_TEXT_MAX } from '../limits.ts';

/** A note that only staff read. `text` is '' if the customer was erased. */
export const orderNote = z.object({ note_id: z.string(), text: z.string(), staff: z.string(), created_at: time });
export type OrderNote = z.infer<typeof orderNote>;
export const addOrderNoteBody = z.object({
  text: requiredText(STAFF_TEXT_MAX.order_note, 'note_needed'),
});

export const MAIL_STATES = ['waiting', 'sending', 'sent', 'refused', 'dropped'] as const;
export const orderMail = z.object({
  mail_id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  created_at: time,
  sent_at: time.nullable(),
});
export type OrderMail = z.infer<typeof orderMail>;
/** The mail as plain text. The call `orderMailPage` returns it as HTML, for a frame. */
export const orderMailReply = z.object({ data: orderMail.extend({ order_id: z.string(), text: z.string() }) });

/** Another order of the same account, or with the same phone number. */
/** `customer_name`: of an order that only has the same phone number; null for one of the same account. */
export const otherOrder = z.object({
  order_id: z.string(),
  customer_name: z.string().nullable(),
  created_at: time,
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  is_part_paid: z.boolean(),
  final_total: rwf,
});
export type OtherOrder = z.infer<typeof otherOrder>;
export const OTHER_ORDERS_MAX = 10;

/** The contact as one form: the same rules as in the checkout. `second_phone`: the courier calls it if the first does not answer. */
export const orderContact = z.object({
  ...addressForm.shape,
  phone: phoneForm.shape.primaryPhone,
  second_phone: phoneForm.shape.secondaryPhone,
});
export type OrderContact = z.output<typeof orderContact>;
/** `version`: the version of the record that the staff member has seen. */
export const correctOrderBody = orderContact.extend({
  expected_status: z.enum(ORDER_STATUSES, formatFieldCode('status_needed')),
  version: recordVersion,
});
