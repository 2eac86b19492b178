/** People who came through the door, for tests: signed up with a password, and signed in. */
import type { App, Db } from '../../src/http/parts.ts';
import { call } from './call.ts';
import { fresh, type Person } from './fixtures.ts';

export const PASSWORD = 'muraho neza';

export type Member = Person & { name: string; phone: string; password: string };

export async function addMember(app: App): Promise<Member> {
  const username = fresh('keza');
  const form = { username, name: 'Keza Ingabire', email: `${username}@example.com`, password: PASSWORD, phone: '0788123456' };
  const { user } = (await call(app, '/api/users/createAccount', form)).body;
  return { ...form, user_id: user.user_id, token: await signInAs(app, username) };
}

/** Another session of theirs; answers its token. */
export async function signInAs(app: App, username: string, password = PASSWORD): Promise<string> {
  return (await call(app, '/api/users/login', { username, password })).body.token;
}

export const isOpen = async (app: App, token: string): Promise<boolean> =>
  (await call(app, '/api/users/me', undefined, { token, method: 'GET' })).status === 200;

/** What was written to an address after the mail that welcomed the account. */
export const mailsTo = (db: Db, to: string) =>
  db.selectFrom('mails').selectAll().where('to_address', '=', to).where('kind', '<>', 'welcome').orderBy('created_at').execute();
