/** The outbox as a page, in the demo alone: nobody's inbox is there to look into. */
import { z } from 'zod';
import type { Routes } from '../../http/parts.ts';
import { selectNewestMails } from './queries.ts';

const SHOWN_MAX = 100;

const shown = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), created_at: z.string() }));

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

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
    const entry = (mail: (typeof mails)[number]) =>
      `<details><summary>${escaped(mail.subject)} · ${escaped(mail.to_address)} · ${mail.created_at.toISOString()} · ${mail.state}</summary>
<iframe sandbox title="${escaped(mail.subject)}" srcdoc="${escaped(mail.html)}" width="100%" height="640"></iframe><pre>${escaped(mail.text)}</pre></details>`;
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><meta charset="utf-8"><title>Mail</title><h1>Mail</h1>${mails.map(entry).join('\n') || '<p>No mail yet.</p>'}`);
  });
};
