import type { PersonalData } from '@uruhu/contract/personal-data';
import type { CustomerExport } from '@uruhu/contract/staff/customers';
import type { Db } from '../../database/db.ts';
import { createSharedRateLimiter } from '../../database/rate-limiter.ts';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';
import { TryLater } from '../../lib/try-later.ts';
import { type Messages, STAFF_MESSAGES } from '../../messages/messages.ts';
import { readAccountData } from '../accounts/accounts.ts';
import { listOpenCartLines } from '../cart/cart.ts';
import { listMessageEntries, listMessages } from '../contact/contact.ts';
import { listOwnedCoupons } from '../coupons/coupons.ts';
import { listCustomerLog, logCustomerExport } from '../customers/customers.ts';
import { listFiles } from '../files/files.ts';
import { listMails } from '../mail/mail.ts';
import { listAllOrdersOfUser } from '../order-view/order-view.ts';
import { listNotesOfShopperOrders } from '../orders/orders.ts';
import { readReviewData } from '../reviews/reviews.ts';
import { actWithNotices, type NoticeActor, type NoticeContext } from '../staff/staff.ts';
import { listUnsubscribeLinks, listWaits } from '../stock-waits/stock-waits.ts';
import { selectWishlistForExport } from '../wishlist/wishlist.ts';

/** Limits exports, as each reads about twenty tables. */
const EXPORT_LIMIT = createSharedRateLimiter('my data', { burst: 5, secondsPerCall: 10 * 60 });

/** Converts `created_at` to an ISO string. */
const withTimestamp = <Row extends { created_at: Date }>({ created_at, ...row }: Row) => ({ ...row, created_at: created_at.toISOString() });

/** Collects the data from the domains, with one query after another, as they share a transaction. */
async function collectData(db: Db, user_id: string, messages: Messages): Promise<Omit<PersonalData, 'shop' | 'created_at'> | null> {
  const account = await readAccountData(db, user_id);
  if (!account) return null;
  const cartLines = await listOpenCartLines(db, user_id);
  const mails = await listMails(db, user_id);
  const entriesByMessage = Map.groupBy(await listMessageEntries(db, user_id), ({ contact_message_id }) => contact_message_id);
  return {
    ...account,
    wishlist: (await selectWishlistForExport(db, user_id)).map(withTimestamp),
    stock_waits: (await listWaits(db, user_id)).map(({ notified_at, ...wait }) => ({
      ...withTimestamp(wait),
      notified_at: notified_at?.toISOString() ?? null,
    })),
    unsubscribe_links: (await listUnsubscribeLinks(db, user_id)).map(({ created_at, expires_at }) => ({
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
    cart: cartLines.map(({ product_id, name, option, size, quantity, unit_price_rwf }) => ({
      product_id,
      name,
      quantity,
      option: option?.name ?? null,
      size: size?.name ?? null,
      unit_price: unit_price_rwf,
    })),
    orders: await listAllOrdersOfUser(db, user_id, messages),
    order_notes: (await listNotesOfShopperOrders(db, user_id)).map(withTimestamp),
    coupons: await listOwnedCoupons(db, user_id),
    ...(await readReviewData(db, user_id)),
    messages: (await listMessages(db, user_id)).map(({ contact_message_id, ...message }) => ({
      ...withTimestamp(message),
      answers: (entriesByMessage.get(contact_message_id) ?? []).map(withTimestamp),
    })),
    mails: mails.map(({ to_address, subject, sent_at, created_at }) => ({
      to: to_address,
      subject,
      created_at: created_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
    })),
    files: (await listFiles(db, user_id)).map(withTimestamp),
  };
}

/**
 * Exports all data of a shopper in a consistent state, as law 058/2021 requires. Throws TryLater (429) after too many requests. Refuses (401)
 * if the account was erased meanwhile.
 */
export async function exportMyData(db: Db, user_id: string, shopName: string, messages: Messages): Promise<Outcome<PersonalData>> {
  const wait_s = await EXPORT_LIMIT.countCalls(db, user_id);
  if (wait_s > 0) throw new TryLater(429, wait_s);
  const data = await readConsistently(db, (trx) => collectData(trx, user_id, messages));
  return data ? done({ shop: shopName, created_at: new Date().toISOString(), ...data }) : refuse('not_authorized');
}

const readConsistently = <Data>(db: Db, read: (trx: Db) => Promise<Data>): Promise<Data> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/**
 * Exports the data of a customer for a staff member whom she has asked for it, with the notes of staff. Logs who has exported it, and mails
 * the owners and that member, without the customer's name.
 */
export async function exportCustomer(
  context: NoticeContext,
  staff: NoticeActor,
  user_id: string,
  shopName: string,
): Promise<Outcome<CustomerExport>> {
  const { db } = context;
  const logEntry = await actWithNotices(context, staff, { kind: 'customer_exported' }, (trx) => logCustomerExport(trx, staff, user_id));
  if (!logEntry.ok) return logEntry;
  const data = await readConsistently(db, async (trx) => {
    const customerData = await collectData(trx, user_id, STAFF_MESSAGES);
    if (!customerData) return null;
    const notes = (await listCustomerLog(trx, user_id)).map(({ kind, text, created_at }) => ({ kind, text, created_at }));
    return { ...customerData, notes };
  });
  return data ? done({ shop: shopName, created_at: new Date().toISOString(), ...data }) : refuse('customer_not_found');
}
