import type { messageEndpoints } from '@uruhu/contract/endpoints/staff/messages';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { mapOutcome } from '../../../http/replies.ts';
import { done } from '../../../lib/outcome.ts';
import { addReceivedReply, answerMessage, updateMessage } from './change-thread.ts';
import { loadThread, presentMessage } from './load-thread.ts';
import { selectThreadPage } from './queries.ts';
import { resendAnswer } from './resend-answer.ts';

const toReply = <Data>(data: Data) => ({ data });

export const createMessageHandlers = (context: AppContext): Handlers<typeof messageEndpoints> => {
  const { db } = context;
  return {
    messages: async ({ query }) => {
      const { threads, total } = await selectThreadPage(db, query);
      return done({ data: threads.map(presentMessage), total });
    },
    message: async ({ params }) => mapOutcome(await loadThread(db, params.message_id), toReply),
    updateMessage: async ({ staff, params, body }) => mapOutcome(await updateMessage(db, staff, params.message_id, body), toReply),
    answerMessage: async ({ staff, params, body }) => mapOutcome(await answerMessage(context, staff, params.message_id, body), toReply),
    resendAnswer: async ({ staff, params }) => mapOutcome(await resendAnswer(context, staff, params), toReply),
    logReceivedMessage: async ({ staff, params, body }) => mapOutcome(await addReceivedReply(db, staff, params.message_id, body), toReply),
  };
};
