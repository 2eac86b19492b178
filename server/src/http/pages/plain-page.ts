/** The page that a browser gets where the storefront cannot render one: a single sentence, with nothing else that could fail. */

import { getPathPrefix } from '@uruhu/contract/languages';
import type { FastifyReply } from 'fastify';

const OTHER_PATHS = /^\/(api|media|assets|admin)(\/|\?|$)/;

/** Whether the storefront serves this address. For unknown addresses it renders its 'not found' page. */
export const isPageAddress = (url: string): boolean => !OTHER_PATHS.test(url);

/** `sentence` must come from the shop's messages, because it is not escaped. */
export function sendPlainPage(reply: FastifyReply, status: number, sentence: string) {
  const { language } = reply.request;
  return reply
    .code(status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1><p><a href="${getPathPrefix(language) || '/'}">Uruhu</a></p></html>`,
    );
}
