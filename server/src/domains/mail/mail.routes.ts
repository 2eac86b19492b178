/** Serves the outbox of a demo, which sends no mails, as a page and as JSON. */
import { z } from 'zod';
import type { AddRoutes } from '../../context.ts';
import { OUTBOX_PAGE_POLICY, renderOutboxPage } from './outbox-page.ts';
import { selectNewestMails } from './queries.ts';

const MAILS_MAX = 100;
const ROUTE_CONFIG = { access: 'public', cost: { cpu: 5, database: 2 } } as const;

const mailList = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), created_at: z.string() }));

export const addMailRoutes: AddRoutes = (app, { config: { demo }, db }) => {
  if (!demo) return;
  app.get('/dev/mail.json', { config: ROUTE_CONFIG, schema: { hide: true, response: { 200: mailList } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const mails = await selectNewestMails(db, MAILS_MAX);
    return mails.map(({ to_address, subject, text, html, created_at }) => ({
      to: to_address,
      subject,
      text,
      html,
      created_at: created_at.toISOString(),
    }));
  });
  app.get('/dev/mail', { config: ROUTE_CONFIG, schema: { hide: true } }, async (_request, reply) => {
    const mails = await selectNewestMails(db, MAILS_MAX);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': OUTBOX_PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(renderOutboxPage(mails));
  });
};
