/** The demo's outbox, as somebody who reads her mail. */
import { expect } from 'vitest';

type Mail = { to: string; subject: string; text: string; html: string; created_at: string };

async function mailsTo(shopUrl: string, to: string): Promise<Mail[]> {
  const answer = await fetch(`${shopUrl}/dev/mail.json`);
  return ((await answer.json()) as Mail[]).filter((mail) => mail.to === to);
}

/** The newest mail to this address whose subject says so; it is written a moment after it was asked for. */
export async function mailTo(shopUrl: string, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(shopUrl, to)).find((mail) => subject.test(mail.subject));
        return found !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return found as Mail;
}

/** The path of the shop that a mail leads to. */
export function linkIn({ text }: Mail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (!link) throw new Error(`no link to ${path} in ${text}`);
  return link.replace(/^https?:\/\/[^/]+/, '');
}
