/** The outbox as a page, in the demo alone: nobody's inbox is there to look into. */
import { z } from 'zod';
import type { Routes } from '../../http/parts.ts';
import { DEV_PAGE_POLICY, devPage } from './dev-page.ts';
import { selectNewestMails } from './queries.ts';

const SHOWN_MAX = 100;

const shown = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), created_at: z.string() }));

export const mailRoutes: Routes = (app, { config, db }) => {
  if (!config.demo) return;
  app.get('/dev/mail.json', { config: { access: 'public' }, schema: { hide: true, response: { 200: shown } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const mails = await selectNewestMails(db, SHOWN_MAX);
    return mails.map(({ to_address, subject, text, html, created_at }) => ({
      ...{ to: to_address, subject, text, html },
      created_at: created_at.toISOString(),
    }));
  });
  app.get('/dev/mail', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    const mails = await selectNewestMails(db, SHOWN_MAX);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': DEV_PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(devPage(mails));
  });
};
