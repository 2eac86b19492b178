/** Serves the outbox of a demo, which sends no mails, as a page and as JSON. */
import { z } from 'zod';
import type { AddRoutes } from '../../context.ts';
import { OUTBOX_PAGE_POLICY, renderOutboxPage } from './outbox-page.ts';
import { selectNewestMails } from './queries.ts';

const MAILS_MAX = 100;
const COST = { cpu: 5, database: 2 };

/**
 * Who may read the mails of a demo: everyone on the machine on which it runs; of a demo that others can reach, those who may manage staff,
 * because mails hold links that open accounts.
 */
const createRouteConfig = (isReachableByOthers: boolean) =>
  isReachableByOthers
    ? ({ access: 'staff', permission: 'staff.manage', cost: COST } as const)
    : ({ access: 'public', cost: COST } as const);

const mailList = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), created_at: z.string() }));

export const addMailRoutes: AddRoutes = (app, { config: { demo, isReachableByOthers }, db }) => {
  if (!demo) return;
  const routeConfig = createRouteConfig(isReachableByOthers);
  app.get('/dev/mail.json', { config: routeConfig, schema: { hide: true, response: { 200: mailList } } }, async (_request, reply) => {
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
  app.get('/dev/mail', { config: routeConfig, schema: { hide: true } }, async (_request, reply) => {
    const mails = await selectNewestMails(db, MAILS_MAX);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': OUTBOX_PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(renderOutboxPage(mails));
  });
};
