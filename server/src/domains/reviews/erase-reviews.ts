import type { Db } from '../../database/db.ts';
import { deleteHelpfulMarksOfUser, deleteReviewsOfUser, lockCatalogueVersion, lockReviewedProducts } from './queries.ts';

/**
 * Deletes a shopper's reviews and helpful marks; database triggers update both counts. Call it in the transaction that erases the account,
 * with the account locked. Locks products, then the catalogue's version, then reviews, in the same order as all other code.
 */
export async function eraseReviews(trx: Db, user_id: string): Promise<void> {
  const reviewedProducts = await lockReviewedProducts(trx, user_id);
  if (reviewedProducts.length > 0) await lockCatalogueVersion(trx);
  await deleteReviewsOfUser(trx, user_id);
  await deleteHelpfulMarksOfUser(trx, user_id);
}
