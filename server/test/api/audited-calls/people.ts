/**
 * Prepares the calls that change customers, messages, reviews and staff; each function has the name of its call. Later calls use the
 * replies to earlier ones.
 */

import { createTotpSecret } from '../../../src/domains/staff/totp/totp.ts';
import { addShopper } from '../../support/fixtures/fixtures.ts';
import { insertReviewRow } from '../../support/fixtures/reviews.ts';
import { addStaffMember, addStaffSession } from '../../support/fixtures/staff.ts';
import { computeCodeNow, decodeBase32 } from '../../support/fixtures/totp.ts';
import { type AuditContext, PASSWORD, type PrepareCall } from './audit-context.ts';

const NEW_PASSWORD = 'another long enough one';

export const createPeopleCalls = (context: () => AuditContext) => ({
  ...createCustomerCalls(context),
  ...createStaffCalls(context),
  ...createOwnAccountCalls(context),
});

const createCustomerCalls = (context: () => AuditContext) => {
  const getCustomerId = () => ({ user_id: context().results.shopper.user_id as string });
  const getMessageId = () => ({ message_id: context().results.message_id as string });
  return {
    addCustomerNote: async () => {
      context().results.shopper = await addShopper(context().shop.db);
      return { params: getCustomerId(), body: { text: 'Likes toners' } };
    },
    blockCustomer: () => ({ params: getCustomerId(), body: { reason: 'Many orders that nobody pays' } }),
    unblockCustomer: () => ({ params: getCustomerId() }),
    exportCustomer: () => ({ params: getCustomerId() }),
    eraseCustomer: () => ({ params: getCustomerId(), body: { username: context().results.shopper.username } }),
    answerMessage: async () => {
      const message = { name: 'Ada', email: 'ada@example.com', phone: '0788123456', message: 'Muraho' };
      const insertion = context().shop.db.insertInto('contact_messages').values(message).returning('contact_message_id');
      context().results.message_id = (await insertion.executeTakeFirstOrThrow()).contact_message_id;
      return { params: getMessageId(), body: { version: 1, text: 'Muraho neza' } };
    },
    resendAnswer: async () => {
      const { entries } = context().results.answerMessage;
      await context().shop.db.updateTable('mails').set({ state: 'refused' }).where('kind', '=', 'messageAnswer').execute();
      return { params: { ...getMessageId(), entry_id: entries[0].entry_id } };
    },
    logReceivedMessage: () => ({ params: getMessageId(), body: { version: context().results.answerMessage.version, text: 'Murakoze' } }),
    updateMessage: () => ({ params: getMessageId(), body: { version: context().results.logReceivedMessage.version, state: 'closed' } }),
    moderateReview: async () => {
      const review_id = await insertReviewRow(context().shop.db, { product_id: context().product.product_id, rating: 4 });
      return { params: { review_id }, body: { version: 1, reply: 'Thank you' } };
    },
  };
};

/** The token in the newest mail to this address. */
async function readToken({ shop }: AuditContext, email: string): Promise<string> {
  const mails = shop.db.selectFrom('mails').select('text').where('to_address', '=', email).orderBy('created_at', 'desc');
  return /\/admin\/[\w-]+#([\w-]{43})/.exec((await mails.executeTakeFirstOrThrow()).text)?.[1] ?? '';
}

const createStaffCalls = (context: () => AuditContext) => {
  const getInvitedId = () => ({ staff_id: context().results.inviteMember.staff_id as string });
  const getLinkedMemberId = () => ({ staff_id: context().results.linkedMember.staff_id as string });
  return {
    inviteMember: () => ({ body: { name: 'Bose', email: 'bose@example.com', role: 'packer' } }),
    // Sent without a session, as the link in the mail is the permission.
    acceptInvitation: async () => ({
      body: { token: await readToken(context(), 'bose@example.com'), username: 'bose', password: PASSWORD },
      token: '',
      ...getInvitedId(),
    }),
    updateMember: async () => ({
      params: getInvitedId(),
      body: { version: (await context().read(`staff/${getInvitedId().staff_id}`)).version, role: 'editor' },
    }),
    disableMember: () => ({ params: getInvitedId() }),
    enableMember: () => ({ params: getInvitedId() }),
    sendPasswordLink: async () => {
      context().results.linkedMember = await context().addSignedInMember();
      return { params: getLinkedMemberId() };
    },
    // Sent without a session, as the link in the mail is the permission.
    acceptPasswordLink: async () => ({
      body: { token: await readToken(context(), context().results.linkedMember.email), password: NEW_PASSWORD },
      token: '',
      ...getLinkedMemberId(),
    }),
    resetMemberTotp: async () => {
      await context()
        .shop.db.insertInto('staff_totp')
        .values({ ...getLinkedMemberId(), secret: createTotpSecret(), confirmed_at: new Date() })
        .execute();
      return { params: getLinkedMemberId() };
    },
    endMemberSessions: () => ({ params: getLinkedMemberId() }),
    endMemberSession: async () => {
      const { staff_id } = await addStaffMember(context().shop.db, 'packer');
      await addStaffSession(context().shop.db, staff_id, new Date(Date.now() + 60_000));
      const [session] = await context().read(`staff/${staff_id}/sessions`);
      return { params: { staff_id, session_id: session.session_id } };
    },
    resendMails: async () => {
      const mail = { kind: 'orderPlaced', to_address: 'keza@example.com', subject: 'Order', text: '', html: '', state: 'refused' } as const;
      const insertion = context().shop.db.insertInto('mails').values(mail).returning('mail_id');
      return { body: { mail_ids: [(await insertion.executeTakeFirstOrThrow()).mail_id] } };
    },
    acceptClock: async () => {
      const now = new Date();
      const times = { expected_at: now, found_at: now, process_at: now };
      await context()
        .shop.db.insertInto('clock_jumps')
        .values({ kind: 'ahead', ...times })
        .execute();
      return { body: { expected: now.toISOString() } };
    },
  } satisfies Record<string, PrepareCall>;
};

/**
 * Changes that a staff member makes to her own account. The change of the staff rules comes last, because from then on the shop refuses staff
 * members who have no authenticator app.
 */
const createOwnAccountCalls = (context: () => AuditContext) => {
  const getSignedInMember = () => ({
    token: context().results.signedInMember.token as string,
    staff_id: context().results.signedInMember.staff_id as string,
  });
  return {
    beginTotp: async () => {
      context().results.signedInMember = await context().addSignedInMember();
      return { body: { password: PASSWORD }, ...getSignedInMember() };
    },
    confirmTotp: () => ({ body: { totp: computeCodeNow(decodeBase32(context().results.beginTotp.secret)) }, ...getSignedInMember() }),
    endTotp: () => ({
      body: { password: PASSWORD, totp: context().results.confirmTotp.recovery_codes[0] },
      ...getSignedInMember(),
    }),
    changeStaffPassword: () => ({ body: { current_password: PASSWORD, password: NEW_PASSWORD }, ...getSignedInMember() }),
    updateStaffRules: async () => ({ body: { version: (await context().read('staff-rules')).version, totp_required: true } }),
  };
};
