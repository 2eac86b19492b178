/** What a browser is shown where no page of the storefront can be: one sentence, and nothing that could fail too. */
import type { FastifyReply } from 'fastify';

const NOT_PAGES = /^\/(api|media|assets|admin)(\/|\?|$)/;

/** Whether the storefront answers this address. What it does not know it answers too: with its own page for that. */
export const isPageAddress = (url: string): boolean => !NOT_PAGES.test(url);

/** `sentence` is one of ours, never a reader's. */
export function sendPlainPage(reply: FastifyReply, status: number, sentence: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1><p><a href="/">Uruhu</a></p></html>`,
    );
}
