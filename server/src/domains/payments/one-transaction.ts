/** One transaction of the network's may be told of by hand, and be what a provider has brought: its money counts once. */
import { canonicalTransactionId } from '@uruhu/contract/rules/mobile-money';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Attempt, isConfirmed, lockTransaction, selectConfirmedByHand } from './queries.ts';

/**
 * Whether a provider has brought the money of a transaction that staff are about to confirm. Both look, and of two who count the same one
 * at once the second waits for the first: lock the order and its attempts before.
 */
export async function isBroughtByProvider(trx: Transaction<Database>, reference: string): Promise<boolean> {
  await lockTransaction(trx, reference);
  return isConfirmed(trx, reference);
}

/** The payment that staff have confirmed by the transaction which a provider says has come in; also where its money went back since. */
export async function countedByHand(trx: Transaction<Database>, confirmation_code: string): Promise<Attempt | undefined> {
  const reference = canonicalTransactionId(confirmation_code);
  if (reference === '') return undefined;
  await lockTransaction(trx, reference);
  return selectConfirmedByHand(trx, reference);
}
