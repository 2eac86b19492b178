import type { Db } from '../../database/db.ts';
import { transact } from '../../database/transact.ts';
import { done } from '../../lib/outcome.ts';
import { countUnsendable, type MailSelection, makeSelectionDue } from './queries.ts';

/** `resent`: the number of mails that are sent again. `left`: the number of mails that are not, because they are too old or withdrawn. */
export type ResendCounts = { resent: number; left: number };

/** Makes the shop send these mails again, within seconds. */
export async function resendMails(db: Db, selection: MailSelection): Promise<ResendCounts> {
  const outcome = await transact(db, async (trx) =>
    done({ resent: await makeSelectionDue(trx, selection), left: await countUnsendable(trx, selection) }),
  );
  return outcome.ok ? outcome.value : { resent: 0, left: 0 };
}
