import { MESSAGE } from '@uruhu/contract/rules/messages';
import { transact } from '../../database/transact.ts';
import type { Parts } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { deleteUser, lockUserWhole, provePassword } from '../accounts/accounts.ts';
import { deleteOpenCart } from '../cart/cart.ts';
import { forgetFiles } from '../files/files.ts';
import { eraseReviews } from '../reviews/reviews.ts';

/** Who asks, from where, and the password that proves it. */
type Asking = { user_id: string; address: string; password: string };

/**
 * Erases an account and what hangs on it, at once or not at all. Orders stay in the books as nobody's: the database takes the person
 * off them once they are delivered or cancelled. 422 where the password is wrong; throws TryLater after too many of those.
 */
export async function eraseAccount(
  { db, later, post }: Pick<Parts, 'db' | 'later' | 'post'>,
  { user_id, address, password }: Asking,
): Promise<Outcome<undefined>> {
  const proved = await provePassword(db, { user_id, address, path: 'password', password });
  if (!proved.ok) return proved;
  return transact(db, async (trx) => {
    const person = await lockUserWhole(trx, user_id);
    if (!person) return refuse(401, MESSAGE.notAuthorized);
    await eraseReviews(trx, user_id);
    await deleteOpenCart(trx, user_id);
    await forgetFiles(trx, later, user_id);
    // Nobody's, as what is theirs goes with the account: these words still have to reach them.
    await post.write(trx, { to: person.email, user_id: null, template: 'goodbye', data: { name: person.name } });
    await deleteUser(trx, user_id);
    return done(undefined);
  });
}
