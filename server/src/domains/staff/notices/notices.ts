/**
 * Mails about what a member did to staff or money. Each is written in the transaction of the act, so there is no such act without its mails.
 * No limit applies to them.
 */
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../database/db.ts';
import type { Database } from '../../../database/schema.ts';
import { type Outcome, type Refusal, refuse } from '../../../lib/outcome.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { changeAsStaff } from '../../audit/audit.ts';
import { MAIL_ADDRESS_PATTERN, type NoticedChange, type StaffActKind } from '../../mail/mail.ts';
import { selectNoticedMembers, selectShopEmail } from './queries.ts';

/** The member in whose session the act is done. */
export type NoticeActor = { staff_id: string; ip_address: string };
export type NoticeContext = Pick<AppContext, 'db' | 'mailer'>;

type StaffAct = {
  kind: StaffActKind;
  /** The member whom the act concerns, if it is not the actor. `name`: if she is not stored yet. */
  member?: { staff_id: string } | { name: string };
  /** The member gets another mail about the act, such as an invitation. */
  isMemberMailed?: boolean;
  changes?: readonly NoticedChange[];
};

type NoticedMember = Awaited<ReturnType<typeof selectNoticedMembers>>[number];
type Recipient = { to: string; name: string; audience: 'actor' | 'owner' | 'member' };

const findAudience = ({ staff_id, is_owner }: NoticedMember, actor_id: string): Recipient['audience'] => {
  if (staff_id === actor_id) return 'actor';
  return is_owner ? 'owner' : 'member';
};

/**
 * Each member once. An invited member has not shown yet that her address is hers, so she gets none. If no owner has an address, the shop's
 * own gets the mail.
 */
async function listRecipients(trx: Db, actor_id: string, members: readonly NoticedMember[]): Promise<Recipient[]> {
  const mailed = members.filter(({ email, has_accepted }) => has_accepted && MAIL_ADDRESS_PATTERN.test(email));
  const recipients = mailed.map((member) => ({ to: member.email, name: member.name, audience: findAudience(member, actor_id) }));
  if (mailed.some(({ is_owner }) => is_owner)) return recipients;
  const shopEmail = await selectShopEmail(trx);
  return MAIL_ADDRESS_PATTERN.test(shopEmail) ? [...recipients, { to: shopEmail, name: '', audience: 'owner' }] : recipients;
}

/**
 * Mails all owners, the member whom the act concerns, and the member in whose session it is done. Call it before the act, so that an owner
 * who is disabled, demoted or gets another address by it reads of it too.
 */
export async function writeNotices(
  trx: Db,
  mailer: NoticeContext['mailer'],
  { staff_id, ip_address }: NoticeActor,
  { kind, member, isMemberMailed = false, changes = [] }: StaffAct,
): Promise<void> {
  const member_id = member && 'staff_id' in member && isUuid(member.staff_id) ? member.staff_id : null;
  const noticed = await selectNoticedMembers(trx, member_id === null ? [staff_id] : [staff_id, member_id]);
  const findName = (id: string | null) => noticed.find((candidate) => candidate.staff_id === id)?.name ?? '';
  const actor = findName(staff_id);
  const act = {
    kind,
    actor,
    member: member && 'name' in member ? member.name : findName(member_id) || actor,
    changes,
    at: new Date(),
    ip_address,
  };
  const recipients = noticed.filter((candidate) => !(isMemberMailed && candidate.staff_id === member_id));
  for (const { to, name, audience } of await listRecipients(trx, staff_id, recipients)) {
    await mailer.writeToStaff(trx, { to, user_id: null, template: 'staffNotice', data: { ...act, name, audience } });
  }
}

/** Runs `work` as changeAsStaff does, and mails the owners and the members concerned about the act in the same transaction. */
export const actWithNotices = <Value>(
  { db, mailer }: NoticeContext,
  actor: NoticeActor,
  act: StaffAct,
  work: (trx: Transaction<Database>) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> =>
  changeAsStaff(db, actor, async (trx) => {
    await writeNotices(trx, mailer, actor, act);
    return work(trx);
  });

/** The refusal of a member who changes a value that needs a proof, and has none. Null after the mails are written, or if nothing needs one. */
export async function refuseUnprovedChange(
  trx: Db,
  mailer: NoticeContext['mailer'],
  actor: NoticeActor & { is_proved: boolean },
  act: StaffAct | null,
): Promise<Refusal | null> {
  if (act === null) return null;
  if (!actor.is_proved) return refuse('proof_needed');
  await writeNotices(trx, mailer, actor, act);
  return null;
}
