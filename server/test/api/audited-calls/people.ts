/** Changes of customers, messages, reviews and staff. */

import { createTotpSecret } from '../../../src/domains/staff/totp/totp.ts';
import { addShopper } from '../../support/fixtures/fixtures.ts';
import { insertReviewRow } from '../../support/fixtures/reviews.ts';
import { addStaffMember, addStaffSession } from '../../support/fixtures/staff.ts';
import { computeCodeNow, decodeBase32 } from '../../support/fixtures/totp.ts';
import { PASSWORD, type Step, type Walk } from './walk.ts';

const NEW_PASSWORD = 'another long enough one';

export const createPeopleSteps = (walk: () => Walk) => ({
  ...createCustomerSteps(walk),
  ...createStaffSteps(walk),
  ...createOwnSteps(walk),
});

const createCustomerSteps = (walk: () => Walk) => {
  const customer = () => ({ user_id: walk().made.shopper.user_id as string });
  const thread = () => ({ message_id: walk().made.message_id as string });
  return {
    addCustomerNote: async () => {
      walk().made.shopper = await addShopper(walk().shop.db);
      return { params: customer(), body: { text: 'Likes toners' } };
    },
    blockCustomer: () => ({ params: customer(), body: { reason: 'Many orders that nobody pays' } }),
    unblockCustomer: () => ({ params: customer() }),
    exportCustomer: () => ({ params: customer() }),
    eraseCustomer: () => ({ params: customer(), body: { username: walk().made.shopper.username } }),
    answerMessage: async () => {
      const message = { name: 'Ada', email: 'ada@example.com', phone: '0788123456', message: 'Muraho' };
      const inserted = walk().shop.db.insertInto('contact_messages').values(message).returning('contact_message_id');
      walk().made.message_id = (await inserted.executeTakeFirstOrThrow()).contact_message_id;
      return { params: thread(), body: { version: 1, text: 'Muraho neza' } };
    },
    resendAnswer: async () => {
      const { entries } = walk().made.answerMessage;
      await walk().shop.db.updateTable('mails').set({ state: 'refused' }).where('kind', '=', 'messageAnswer').execute();
      return { params: { ...thread(), entry_id: entries[0].entry_id } };
    },
    logReceivedMessage: () => ({ params: thread(), body: { version: walk().made.answerMessage.version, text: 'Murakoze' } }),
    updateMessage: () => ({ params: thread(), body: { version: walk().made.logReceivedMessage.version, state: 'closed' } }),
    moderateReview: async () => {
      const review_id = await insertReviewRow(walk().shop.db, walk().product.product_id, 4);
      return { params: { review_id }, body: { version: 1, reply: 'Thank you' } };
    },
  };
};

/** The token in the newest mail to this address. */
async function readToken({ shop }: Walk, email: string): Promise<string> {
  const mails = shop.db.selectFrom('mails').select('text').where('to_address', '=', email).orderBy('created_at', 'desc');
  return /\?t=([\w-]{43})/.exec((await mails.executeTakeFirstOrThrow()).text)?.[1] ?? '';
}

const createStaffSteps = (walk: () => Walk) => {
  const invited = () => ({ staff_id: walk().made.inviteMember.staff_id as string });
  const member = () => ({ staff_id: walk().made.keza.staff_id as string });
  return {
    inviteMember: () => ({ body: { name: 'Bose', email: 'bose@example.com', role: 'packer' } }),
    acceptInvitation: async () => ({
      body: { token: await readToken(walk(), 'bose@example.com'), username: 'bose', password: PASSWORD },
      ...{ token: '', ...invited() },
    }),
    updateMember: async () => ({
      params: invited(),
      body: { version: (await walk().read(`staff/${invited().staff_id}`)).version, role: 'editor' },
    }),
    disableMember: () => ({ params: invited() }),
    enableMember: () => ({ params: invited() }),
    sendPasswordLink: async () => {
      walk().made.keza = await walk().addMember();
      return { params: member() };
    },
    acceptPasswordLink: async () => ({
      body: { token: await readToken(walk(), walk().made.keza.email), password: NEW_PASSWORD },
      ...{ token: '', ...member() },
    }),
    resetMemberTotp: async () => {
      await walk()
        .shop.db.insertInto('staff_totp')
        .values({ ...member(), secret: createTotpSecret(), confirmed_at: new Date() })
        .execute();
      return { params: member() };
    },
    endMemberSessions: () => ({ params: member() }),
    endMemberSession: async () => {
      const { staff_id } = await addStaffMember(walk().shop.db, 'packer');
      await addStaffSession(walk().shop.db, staff_id, new Date(Date.now() + 60_000));
      const [session] = await walk().read(`staff/${staff_id}/sessions`);
      return { params: { staff_id, session_id: session.session_id } };
    },
    resendMails: async () => {
      const mail = { kind: 'orderPlaced', to_address: 'keza@example.com', subject: 'Order', text: '', html: '', state: 'refused' } as const;
      const inserted = walk().shop.db.insertInto('mails').values(mail).returning('mail_id');
      return { body: { mail_ids: [(await inserted.executeTakeFirstOrThrow()).mail_id] } };
    },
    acceptClock: async () => {
      const now = new Date();
      const times = { expected_at: now, found_at: now, process_at: now };
      await walk()
        .shop.db.insertInto('clock_jumps')
        .values({ kind: 'ahead', ...times })
        .execute();
      return { body: { expected: now.toISOString() } };
    },
  } satisfies Record<string, Step>;
};

/** What a member does with her own account. The rule for all comes last, because it stops everybody without codes. */
const createOwnSteps = (walk: () => Walk) => {
  const own = () => ({ token: walk().made.own.token as string, staff_id: walk().made.own.staff_id as string });
  return {
    beginTotp: async () => {
      walk().made.own = await walk().addMember();
      return { body: { password: PASSWORD }, ...own() };
    },
    confirmTotp: () => ({ body: { totp: computeCodeNow(decodeBase32(walk().made.beginTotp.secret)) }, ...own() }),
    endTotp: () => ({ body: { password: PASSWORD }, ...own() }),
    changeStaffPassword: () => ({ body: { current_password: PASSWORD, password: NEW_PASSWORD }, ...own() }),
    updateStaffRules: async () => ({ body: { version: (await walk().read('staff-rules')).version, totp_required: true } }),
  };
};
