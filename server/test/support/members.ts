/** People who came through the door, for tests: signed up with a password, and signed in. */

import type { App } from '../../src/context.ts';
import type { Db } from '../../src/database/db.ts';
import { call } from './call.ts';
import { findDatabase } from './databases.ts';
import { fresh, type Person } from './fixtures.ts';

export const PASSWORD = 'muraho neza';

export type Member = Person & { name: string; phone: string; password: string };

/** A shopper who has followed the link of her welcome mail, unless told otherwise. */
export async function addMember(app: App, { email_verified = true } = {}): Promise<Member> {
  const username = fresh('keza');
  const form = { username, name: 'Keza Ingabire', email: `${username}@example.com`, password: PASSWORD, phone: '0788123456' };
  const { user } = (await call(app, '/api/users/createAccount', form)).body;
  if (email_verified) await confirmEmail(app, await linkTo(findDatabase(app), form.email));
  return { ...form, user_id: user.user_id, token: await signInAs(app, username) };
}

const LINK = /\/(?:confirm|undo)-email\?t=([\w-]{43})/;

/** The token of the newest link that was mailed to an address; '' where there is none. */
export async function linkTo(db: Db, to: string, page: 'confirm' | 'undo' = 'confirm'): Promise<string> {
  const mails = await db.selectFrom('mails').select('text').where('to_address', '=', to).orderBy('created_at', 'desc').execute();
  return LINK.exec(mails.find(({ text }) => text.includes(`/${page}-email?t=`))?.text ?? '')?.[1] ?? '';
}

export const confirmEmail = (app: App, token: string) => call(app, '/api/users/email/confirm', { token });
export const undoEmail = (app: App, token: string) => call(app, '/api/users/email/undo', { token });

/** Another session of theirs; answers its token. */
export async function signInAs(app: App, username: string, password = PASSWORD): Promise<string> {
  return (await call(app, '/api/users/login', { username, password })).body.token;
}

export const isOpen = async (app: App, token: string): Promise<boolean> =>
  (await call(app, '/api/users/me', undefined, { token, method: 'GET' })).status === 200;

/** What was written to an address after the mail that welcomed the account. */
export const listMailsTo = (db: Db, to: string) =>
  db.selectFrom('mails').selectAll().where('to_address', '=', to).where('kind', '<>', 'welcome').orderBy('created_at').execute();
