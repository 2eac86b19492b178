/** Reads the demo's outbox. */
import { callStaffApi, signInStaff } from './staff.ts';
import { expect } from './test.ts';

type Mail = { to: string; subject: string; text: string; html: string; created_at: string };

/** The owner's session at each shop. The shops of journeys stand behind a proxy, and so show their mails only to those who manage staff. */
const sessions = new Map<string, ReturnType<typeof signInStaff>>();
function signInOnce(shopUrl: string): ReturnType<typeof signInStaff> {
  const session = sessions.get(shopUrl) ?? signInStaff(shopUrl);
  sessions.set(shopUrl, session);
  return session;
}

/** The mails to this address, newest first. */
export async function listMails(shopUrl: string, to: string): Promise<Mail[]> {
  const { token } = await signInOnce(shopUrl);
  return (await callStaffApi<Mail[]>(`${shopUrl}/dev/mail.json`, token)).filter((mail) => mail.to === to);
}

/** Polls only four times a second: reading the hundred mails of the outbox takes the shop 30 ms, and would delay the job that sends the mail. */
const POLL = { timeout: 20_000, intervals: [250] };

async function waitForMatch(shopUrl: string, to: string, matches: (mail: Mail) => boolean): Promise<Mail> {
  let foundMail: Mail | undefined;
  await expect
    .poll(async () => {
      foundMail = (await listMails(shopUrl, to)).find(matches);
      return foundMail !== undefined;
    }, POLL)
    .toBe(true);
  return foundMail as Mail;
}

/** Waits for a mail to this address with a matching subject, and returns the newest. */
export const waitForMail = (shopUrl: string, to: string, subject: RegExp): Promise<Mail> =>
  waitForMatch(shopUrl, to, (mail) => subject.test(mail.subject));

/** Returns the link in the mail that leads to this path of the shop. */
export function findLink({ text }: Mail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (!link) throw new Error(`no link to ${path} in ${text}`);
  return link.replace(/^https?:\/\/[^/]+/, '');
}

/** Waits for a mail to this address with a link to this path, and returns the link of the newest. */
export async function waitForLink(shopUrl: string, to: string, path: string): Promise<string> {
  return findLink(await waitForMatch(shopUrl, to, ({ text }) => text.includes(`${path}?`)), path);
}
