import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as shapes from '../../staff/messages.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const messageCall = { tag: 'staff', access: 'staff', permission: 'messages.answer' } as const;
const params = z.object({ message_id: idField('message_not_found') });
const refusals = ['message_not_found', 'changed_meanwhile'] as const;

export const messageEndpoints = {
  messages: defineEndpoint(STAFF_PATHS.messages, {
    ...messageCall,
    summary: 'Messages from the contact form, newest first',
    description: '`filter` takes `state`, `user_id` and `q`. `{"state":"open"}` with `order=ASC` is the queue, longest waiting first.',
    cost: { cpu: 5, database: 20 },
    query: shapes.messageQuery,
    reply: shapes.messages,
    refusals: [],
  }),
  message: defineEndpoint(STAFF_PATHS.message, {
    ...messageCall,
    summary: 'One message with its answers, its sender’s account and her latest orders',
    cost: { cpu: 3, database: 10 },
    params,
    reply: shapes.threadReply,
    refusals: ['message_not_found'],
  }),
  updateMessage: defineEndpoint(STAFF_PATHS.updateMessage, {
    ...messageCall,
    summary: 'Close a thread, or open it again',
    cost: { cpu: 2, database: 12 },
    params,
    body: shapes.updateMessageBody,
    reply: shapes.threadReply,
    refusals,
  }),
  answerMessage: defineEndpoint(STAFF_PATHS.answerMessage, {
    ...messageCall,
    summary: 'Answer a message by mail',
    description:
      'The subject holds the code of the thread, and replies go to the shop’s own address. The shop does not read its mailbox: staff copy a reply into the thread with `POST …/received`.',
    cost: { cpu: 5, database: 20, mail: 1 },
    params,
    body: shapes.addMessageEntryBody,
    reply: shapes.threadReply,
    refusals,
  }),
  logReceivedMessage: defineEndpoint(STAFF_PATHS.logReceivedMessage, {
    ...messageCall,
    summary: 'Note a reply that came by mail, and open the thread again',
    cost: { cpu: 2, database: 12 },
    params,
    body: shapes.addMessageEntryBody,
    reply: shapes.threadReply,
    refusals,
  }),
  resendAnswer: defineEndpoint(STAFF_PATHS.resendAnswer, {
    ...messageCall,
    summary: 'Send the mail of an answer again, if the mail server refused it',
    cost: { cpu: 3, database: 15, mail: 1 },
    params: params.extend({ entry_id: idField('mail_not_found') }),
    reply: shapes.threadReply,
    refusals: ['message_not_found', 'mail_not_found'],
  }),
};
