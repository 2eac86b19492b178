import type { Db } from '../../http/parts.ts';
import { deletePressedBy, deleteReviewsBy, lockReviewedBy, lockVersion } from './queries.ts';

/**
 * Takes away what a person has said of products and what she found helpful; the database counts both anew. Within the transaction that
 * erases the account, once the person is locked. Locks products, then the catalogue's version, then reviews, as everybody does.
 */
export async function eraseReviews(trx: Db, user_id: string): Promise<void> {
  const reviewed = await lockReviewedBy(trx, user_id);
  if (reviewed.length > 0) await lockVersion(trx);
  await deleteReviewsBy(trx, user_id);
  await deletePressedBy(trx, user_id);
}
