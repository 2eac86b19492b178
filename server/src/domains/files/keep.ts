import { randomUUID } from 'node:crypto';
import { MESSAGE } from '@uruhu/contract/rules/messages';
import type { Insertable } from 'kysely';
import type { Files } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { Parts } from '../../http/parts.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { storedType } from '../../storage/stored-types.ts';
import { insertFile, lockPerson } from './queries.ts';
import { refuseTooMany } from './upload-limit.ts';

type About = Pick<Insertable<Files>, 'kind' | 'width' | 'height' | 'thumbhash'>;
export type Keeper = Pick<Parts, 'db' | 'storage'>;

/**
 * Writes what was judged under a name that nobody can guess, then its row: whoever is killed in between leaves a file that nothing
 * names. `ending` says the type. Answers the key; throws TryLater where the person has sent too much.
 */
export async function keep({ db, storage }: Keeper, user_id: string, ending: string, body: Buffer, about: About): Promise<Outcome<string>> {
  const key = `${randomUUID()}.${ending}`;
  const content_type = storedType(key)?.type ?? '';
  await storage.write(key, body, content_type);
  try {
    const outcome = await transact(db, async (trx) => {
      // The account was erased while the file was on its way.
      if (!(await lockPerson(trx, user_id))) return refuse(401, MESSAGE.notAuthorized);
      await refuseTooMany(trx, user_id, body.length);
      await insertFile(trx, { key, user_id, content_type, bytes: body.length, ...about });
      return done(key);
    });
    if (!outcome.ok) await storage.remove(key);
    return outcome;
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}
