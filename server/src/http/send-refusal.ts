import { REFUSAL_STATUS } from '@uruhu/contract/codes';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../lib/outcome.ts';
import { MESSAGES, MESSAGES_WITHOUT_MAILS } from '../messages/messages.ts';
import { buildRefusalBody } from '../messages/sentences.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether shoppers can read the shop's mails. If not, no refusal asks a shopper to open a link in a mail. */
    sendsMail?: boolean;
  }
}

/** Sends a refusal with the status of its code, in the language of the request. */
export function sendRefusal(reply: FastifyReply, refusal: Omit<Refusal, 'ok'>) {
  const languages = reply.server.sendsMail === false ? MESSAGES_WITHOUT_MAILS : MESSAGES;
  const body = buildRefusalBody(refusal, languages[reply.request.language]);
  const vary = [reply.getHeader('vary'), 'accept-language'].filter(Boolean).join(', ');
  return reply.code(REFUSAL_STATUS[refusal.code]).header('vary', vary).send(body);
}
