/** SQL of links that verify or restore an e-mail address, and of the sign-in names that depend on them. */
import { EMAIL_LINK_DAYS } from '@uruhu/contract/constants';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { EmailLinks } from '../../../database/schema.ts';
import type { UserRow } from '../queries.ts';

type Purpose = EmailLinks['purpose'];
type NewLink = { token_hash: Buffer; user_id: string; purpose: Purpose; email: string };

export const insertEmailLink = (db: Db, link: NewLink) =>
  db
    .insertInto('email_links')
    .values({ ...link, expires_at: sql<Date>`now() + make_interval(days => ${sql.lit(EMAIL_LINK_DAYS)})` })
    .execute();

/** Undefined if there is no such link or it has expired. */
export const selectEmailLink = (db: Db, purpose: Purpose, token_hash: Buffer) =>
  db
    .selectFrom('email_links')
    .select(['email_link_id', 'user_id', 'email'])
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** The account's links that are still valid. */
export const selectEmailLinks = (db: Db, user_id: string) =>
  db
    .selectFrom('email_links')
    .select(['purpose', 'email', 'created_at', 'expires_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('email_link_id')
    .execute();

const buildConfirmLinkDeletion = (db: Db, user_id: string) =>
  db.deleteFrom('email_links').where('user_id', '=', user_id).where('purpose', '=', 'confirm');

export const deleteConfirmLinks = (db: Db, user_id: string) => buildConfirmLinkDeletion(db, user_id).execute();

/** Deletes the account's confirm links except those to `kept_email`. */
export const deleteConfirmLinksExceptTo = (db: Db, user_id: string, kept_email: string) =>
  buildConfirmLinkDeletion(db, user_id).where('email', '<>', kept_email).execute();

/** Deletes this undo link and those of later changes. */
export const deleteUndoLinksFrom = (db: Db, user_id: string, email_link_id: number) =>
  db
    .deleteFrom('email_links')
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'undo')
    .where('email_link_id', '>=', email_link_id)
    .execute();

export type VerifiedUserChanges = { email?: string; username?: string; pending_email?: null };

/** Changes the account, marks its address as verified, and returns the address. */
export const markEmailVerified = (db: Db, user_id: string, changes: VerifiedUserChanges = {}) =>
  db
    .updateTable('users')
    .set({ ...changes, email_verified_at: sql<Date>`now()` })
    .where('user_id', '=', user_id)
    .returning(['email', 'email_verified_at'])
    .executeTakeFirstOrThrow();

export const setPendingEmail = (db: Db, user_id: string, pending_email: string | null) =>
  db.updateTable('users').set({ pending_email }).where('user_id', '=', user_id).execute();

export const markNewMemberDecided = (db: Db, user_id: string) =>
  db.updateTable('users').set({ new_member_decided_at: sql<Date>`now()` }).where('user_id', '=', user_id).execute();

/** The account that a name signs in; undefined if there is none. */
export const selectNameOwner = (db: Db, sign_in_name: string) =>
  db.selectFrom('sign_in_names').select('user_id').where('sign_in_name', '=', sign_in_name).executeTakeFirst();

/**
 * Frees addresses that are neither the account's current one nor restorable by an undo link. The database
 * constraint sign_in_names_own_address enforces the same rule.
 */
export const freeUnusedEmails = (db: Db, user_id: string) =>
  sql`delete from sign_in_names as names
    where user_id = ${user_id} and sign_in_name like '%@%'
      and not exists (select from users where users.user_id = names.user_id and lower(users.email) = names.sign_in_name)
      and not exists (
        select from email_links as links
        where links.user_id = names.user_id and links.purpose = 'undo' and lower(links.email) = names.sign_in_name)`.execute(db);

// ── sweep ──

/** The maximum number of accounts whose expired links one run of the sweep deletes. */
const ACCOUNTS_PER_SWEEP = 1_000;

/** Accounts with expired links, up to ACCOUNTS_PER_SWEEP. */
export const selectOwnersOfExpiredLinks = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('email_links')
    .select('user_id')
    .distinct()
    .where('expires_at', '<=', sql<Date>`now()`)
    .limit(ACCOUNTS_PER_SWEEP)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

export const deleteExpiredEmailLinks = (db: Db, user_id: string) =>
  db.deleteFrom('email_links').where('user_id', '=', user_id).where('expires_at', '<=', sql<Date>`now()`).execute();

/** Drops the account's pending address if no link can confirm it any more. */
export const dropUnconfirmablePendingEmail = (db: Db, { user_id, pending_email }: Pick<UserRow, 'user_id' | 'pending_email'>) =>
  db
    .updateTable('users')
    .set({ pending_email: null })
    .where('user_id', '=', user_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('email_links')
            .select('user_id')
            .where('user_id', '=', user_id)
            .where('purpose', '=', 'confirm')
            .where('email', '=', pending_email ?? ''),
        ),
      ),
    )
    .execute();
