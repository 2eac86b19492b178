import type { OwnData } from '@uruhu/contract/own-data';
import { tries } from '../../database/tries.ts';
import type { Db } from '../../http/parts.ts';
import { TryLater } from '../../http/try-later.ts';
import { accountData } from '../accounts/accounts.ts';
import { openLines } from '../cart/cart.ts';
import { ordersData } from '../checkout/checkout.ts';
import { messagesOf } from '../contact/contact.ts';
import { couponsData } from '../coupons/coupons.ts';
import { filesOf } from '../files/files.ts';
import { mailsOf } from '../mail/mail.ts';
import { reviewsData } from '../reviews/reviews.ts';
import { wishesOf } from '../wishlist/wishlist.ts';

/** It reads some twenty tables: nobody needs it more often. */
const ASKED = tries('my data', { max: 5, everySeconds: 10 * 60 });

/** The same thing, its time as a text. */
const dated = <Row extends { created_at: Date }>({ created_at, ...row }: Row) => ({ ...row, created_at: created_at.toISOString() });

/** Each domain tells of its own through its face. One look after the other: they share a connection. */
async function gather(db: Db, user_id: string): Promise<Omit<OwnData, 'shop' | 'created_at'>> {
  const lines = await openLines(db, user_id);
  const mails = await mailsOf(db, user_id);
  return {
    ...(await accountData(db, user_id)),
    wishlist: (await wishesOf(db, user_id)).map(dated),
    cart: lines.map(({ product_id, name, option, size, quantity, unit_price_rwf }) => ({
      ...{ product_id, name, quantity },
      option: option?.name ?? null,
      size: size?.name ?? null,
      unit_price: unit_price_rwf,
    })),
    orders: await ordersData(db, user_id),
    coupons: await couponsData(db, user_id),
    ...(await reviewsData(db, user_id)),
    messages: (await messagesOf(db, user_id)).map(dated),
    mails: mails.map(({ to_address, subject, sent_at, created_at }) => ({
      ...{ to: to_address, subject },
      created_at: created_at.toISOString(),
      sent_at: sent_at?.toISOString() ?? null,
    })),
    files: (await filesOf(db, user_id)).map(dated),
  };
}

/**
 * All that the shop knows of a person, as of one moment; law 058/2021 gives it to them. Throws TryLater (429) where it is asked for too
 * often.
 */
export async function myData(db: Db, user_id: string, shop: string): Promise<OwnData> {
  const wait_s = await ASKED.take(db, user_id);
  if (wait_s > 0) throw new TryLater(429, wait_s);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({ shop, created_at: new Date().toISOString(), ...(await gather(trx, user_id)) }));
}
