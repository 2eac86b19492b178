/** Messages from the contact form, as threads. */
import { z } from 'zod';
import { formatFieldCode } from '../fields/field-code.ts';
import { rwf, time } from '../fields/list.ts';
import { id, lineText, recordVersion, requiredText } from '../fields/text.ts';
import { ORDER_STATUSES } from '../rules/transitions.ts';
import { STAFF_TEXT_MAX } from './limits.ts';
import { createDataListSchema, listQuery } from './lists.ts';

export const MESSAGE_STATES = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const message = z.object({
  message_id: z.string(),
  code: z.string().describe('The code in the subject of each answer, by which staff find the thread of a reply.'),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  created_at: time,
  state: z.enum(MESSAGE_STATES),
  state_since: time,
  answers: z.int(),
  version: z.int(),
});
export type Message = z.infer<typeof message>;

export const MESSAGE_SORTS = ['created_at', 'state_since'] as const;
export const messageQuery = listQuery(
  z.object({
    state: z.enum(MESSAGE_STATES).optional(),
    /** Messages of this account: sent while signed in, or with its verified address. */
    user_id: id.optional(),
    /** A code, or a part of the name, the e-mail address, the phone number or the text. */
    q: lineText(100).optional(),
  }),
).extend({ sort: z.enum(MESSAGE_SORTS).catch('created_at') });
export type MessageQuery = z.output<typeof messageQuery>;
export const messages = createDataListSchema(message);

/** `mail`: the state of the mail of an answer; null for a received reply, and 90 days after the answer. */
const messageEntry = z.object({
  entry_id: z.string(),
  direction: z.enum(['sent', 'received']),
  text: z.string(),
  staff: z.string().describe('The name of the staff member who answered, or copied the reply.'),
  mail: z.object({ state: z.enum(['waiting', 'sending', 'sent', 'refused', 'dropped']), last_error: z.string() }).nullable(),
  created_at: time,
});
export type MessageEntry = z.infer<typeof messageEntry>;

/**
 * The account to which the message seems to belong. `by` says how the shop knows: by the `session`, if the sender was signed in, or
 * by the `address`, if she typed the verified address of the account. A stranger can type that too, so staff must then write
 * nothing about the account that the owner of the address does not get by mail anyway.
 */
const sender = z.object({
  user_id: z.string(),
  name: z.string(),
  username: z.string(),
  by: z.enum(['session', 'address']),
  latest_orders: z.array(z.object({ order_id: z.string(), created_at: time, status: z.enum(ORDER_STATUSES), total_rwf: rwf })),
});

const thread = message.extend({ entries: z.array(messageEntry), customer: sender.nullable() });
export type Thread = z.infer<typeof thread>;
export const threadReply = z.object({ data: thread });

export const addMessageEntryBody = z.object({ version: recordVersion, text: requiredText(STAFF_TEXT_MAX.message_answer, 'answer_needed') });
export type AddMessageEntry = z.output<typeof addMessageEntryBody>;
/** `open` opens a closed or answered thread again. */
export const updateMessageBody = z.object({ version: recordVersion, state: z.enum(['open', 'closed'], formatFieldCode('choice_unknown')) });
export type UpdateMessage = z.output<typeof updateMessageBody>;
