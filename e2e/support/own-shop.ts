/** A shop of our own choosing, served by this process: for what the demo shop must never hold. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { withKysely } from '../../server/src/database/connect.ts';
import { openInMemory } from '../../server/src/database/embedded.ts';
import { methodsOf } from '../../server/src/domains/payments/payments.ts';
import type { Db, Parts } from '../../server/src/http/parts.ts';
import { insertShop } from '../../server/src/seed/insert-shop.ts';
import type { Shop } from '../../server/src/seed/shop.ts';
import { openSnapshot } from '../../server/src/snapshot.ts';
import { diskStorage } from '../../server/src/storage/disk.ts';
import { migratedImage } from '../../server/test/support/engines.ts';

export type OwnShop = { url: string; db: Db; close: () => Promise<void> };

/** Filled as every shop is: rich texts are cleaned on their way in. `some`: whom its payments are with, besides its staff. */
export async function openOwnShop(shop: Shop, some: Partial<Parts['providers']> = {}): Promise<OwnShop> {
  const providers = { pesapal: null, momo: null, ...some };
  const mediaDir = mkdtempSync(join(tmpdir(), 'uruhu-own-'));
  const { db, ready, listen, close } = withKysely(await openInMemory({ image: await migratedImage(), log: () => {} }));
  await db.transaction().execute((trx) => insertShop(trx, shop, () => () => {}));
  const snapshot = await openSnapshot(
    { db, listen },
    (error) => {
      throw error;
    },
    methodsOf(providers),
  );
  const app = await buildApp({
    config: { production: false, demo: false, publicUrl: undefined },
    db,
    snapshot,
    databaseReady: ready,
    storage: diskStorage(mediaDir),
    // Nothing is done later here, and nobody is written to.
    later: async () => {},
    post: { write: async () => {} },
    providers,
    publicUrl: () => 'http://shop.test',
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    db,
    async close() {
      await app.close();
      await snapshot.close();
      await close();
      rmSync(mediaDir, { recursive: true, force: true });
    },
  };
}
