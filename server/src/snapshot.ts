/**
 * What nearly every request reads and staff write a few times a day: read from the database once, then only what has changed;
 * swapped in whole when the catalogue's version is another, never changed itself.
 */
import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '@uruhu/contract/payment';
import type { OpenDatabase } from './database/connect.ts';
import { type Catalogue, readCatalogue, selectVersion } from './domains/catalogue/catalogue.ts';
import { type Content, loadContent } from './domains/content/content.ts';
import type { Db } from './http/parts.ts';
import { retrying } from './retrying.ts';
import { runInSlices } from './slices.ts';

export type Snapshot = {
  /** Another for every build, also across restarts: an ETag that holds it is never taken for another's. */
  id: string;
  catalogue: Catalogue;
  content: Content;
};

export type SnapshotHolder = {
  current(): Snapshot;
  /**
   * Builds anew if the database has a newer version; resolves when what it serves is at least as new as the call, or when that has
   * failed: then it tries again by itself, as nobody may write for hours.
   */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/** One consistent look: version and rows belong together. Requests are answered meanwhile, from the snapshot before. */
async function build(db: Db, before: Catalogue | null, methods: readonly PaymentMethod[]): Promise<Snapshot> {
  const read = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({ arrange: await readCatalogue(trx, before), content: await loadContent(trx, methods) }));
  return {
    id: randomBytes(6).toString('base64url'),
    catalogue: await runInSlices(read.arrange()),
    content: read.content,
  };
}

export async function openSnapshot(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  onError: (error: unknown) => void,
  methods: readonly PaymentMethod[] = ['mobile_money'],
): Promise<SnapshotHolder> {
  let current = await build(database.db, null, methods);
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  const retry = retrying(() => void refresh());

  const refresh = () => {
    // In a row, never side by side: a slow older build must not overwrite a newer one. Whoever comes before the next one has begun
    // shares it: a thousand changes while one is built make one more, not a thousand.
    waiting ??= running = running
      .then(async () => {
        waiting = null;
        const { version } = await selectVersion(database.db);
        if (version !== current.catalogue.version) current = await build(database.db, current.catalogue, methods);
        retry.succeeded();
      })
      .catch((error: unknown) => {
        onError(error);
        retry.failed();
      });
    return waiting;
  };
  const unlisten = await database.listen('catalogue', () => void refresh());
  // What changed between the first build and the first notice.
  await refresh();
  return {
    current: () => current,
    refresh,
    async close() {
      retry.close();
      await unlisten();
      await running;
    },
  };
}
