import type { orderContactEndpoints, orderMailEndpoints, orderNoteEndpoints } from '@uruhu/contract/endpoints/staff/order-details';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { done, refuse } from '../../../lib/outcome.ts';
import { findOrderMail, presentOrderMail } from '../../mail/mail.ts';
import { correctContact } from './correct-contact.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { attachCurrentOrder } from './show-admin-order.ts';
import { createStaffHandler } from './staff-handler.ts';
import { writeNote } from './write-note.ts';

type DetailEndpoints = typeof orderContactEndpoints & typeof orderMailEndpoints & typeof orderNoteEndpoints;

export function createOrderDetailHandlers(context: AppContext): Handlers<DetailEndpoints> {
  const { db } = context;
  return {
    correctOrder: createStaffHandler(context)((request, body) => correctContact(db, request, body)),
    addOrderNote: async ({ staff: { staff_id }, params: { order_id }, body: { text } }) => {
      const written = await writeNote(db, { order_id, staff_id, text });
      return mapOutcome(await attachCurrentOrder(db, order_id, written), (data) => ({ data }));
    },
    orderMail: async ({ params: { mail_id } }) => {
      const mail = await findOrderMail(db, mail_id);
      if (!mail?.order_id) return refuse('mail_not_found');
      const { order_id, text, html } = mail;
      return done({ data: { ...presentOrderMail(mail), order_id, text, html } });
    },
    sendMailAgain: async ({ params: { mail_id } }) => {
      const sent = await sendMailAgain(context, mail_id);
      if (!sent.ok) return sent;
      return mapOutcome(await attachCurrentOrder(db, sent.value.order_id, sent), (data) => ({ data }));
    },
  };
}
