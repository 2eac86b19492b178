import { Readable } from 'node:stream';
import type { orderContactEndpoints, orderMailEndpoints, orderNoteEndpoints } from '@uruhu/contract/endpoints/staff/order-details';
import type { eraseOrderCustomerEndpoints } from '@uruhu/contract/endpoints/staff/order-entry';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { done, refuse } from '../../../lib/outcome.ts';
import { findOrderMail, presentOrderMail } from '../../mail/mail.ts';
import { correctContact } from './correct-contact.ts';
import { eraseGuest } from './erase-guest.ts';
import { withCurrentOrder } from './load-admin-order.ts';
import { createOrderActionHandler } from './order-action-handler.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { writeNote } from './write-note.ts';

/** Lets the browser show a mail, but not run scripts, submit forms, load anything but inline images, or access the page around it. */
const MAIL_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
};

type DetailEndpoints = typeof orderContactEndpoints &
  typeof orderMailEndpoints &
  typeof orderNoteEndpoints &
  typeof eraseOrderCustomerEndpoints;

export function createOrderDetailHandlers(context: AppContext): Handlers<DetailEndpoints> {
  const { db } = context;
  return {
    correctOrder: createOrderActionHandler(context, (request, body) => correctContact(db, request, body)),
    eraseOrderCustomer: createOrderActionHandler(context, (request) => eraseGuest(db, request)),
    addOrderNote: async ({ staff: { staff_id, role }, params: { order_id }, body: { text } }) => {
      const noteOutcome = await writeNote(db, { order_id, staff_id, text });
      return mapOutcome(await withCurrentOrder(db, order_id, noteOutcome, role), (data) => ({ data }));
    },
    orderMail: async ({ params: { mail_id } }) => {
      const mail = await findOrderMail(db, mail_id);
      if (!mail?.order_id) return refuse('mail_not_found');
      const { order_id, text } = mail;
      return done({ data: { ...presentOrderMail(mail), order_id, text } });
    },
    orderMailPage: async ({ params: { mail_id } }) => {
      const mail = await findOrderMail(db, mail_id);
      return mail ? { ok: true, headers: MAIL_PAGE_HEADERS, stream: Readable.from([mail.html]) } : refuse('mail_not_found');
    },
    sendMailAgain: async ({ staff, params: { mail_id } }) => {
      const sendOutcome = await sendMailAgain(context, staff, mail_id);
      if (!sendOutcome.ok) return sendOutcome;
      return mapOutcome(await withCurrentOrder(db, sendOutcome.value.order_id, sendOutcome, staff.role), (data) => ({ data }));
    },
  };
}
