/** A shop in the process of the test, with data that the journey chooses, because the demo shop must not have it. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from '../../server/src/app.ts';
import type { AppContext } from '../../server/src/context.ts';
import { withKysely } from '../../server/src/database/connect.ts';
import type { Db } from '../../server/src/database/db.ts';
import { openInMemory } from '../../server/src/database/embedded/embedded.ts';
import { openReadiness } from '../../server/src/database/readiness.ts';
import { openClockGuard } from '../../server/src/domains/health/health.ts';
import { createMailer } from '../../server/src/domains/mail/mail.ts';
import { listPaymentMethods } from '../../server/src/domains/payments/payments.ts';
import { createPictureFetch, runWaitingImport } from '../../server/src/domains/product-files/product-files.ts';
import { createMissedSearchCounter } from '../../server/src/domains/search-words/search-words.ts';
import { insertShop } from '../../server/src/seed/insert-shop.ts';
import type { Shop } from '../../server/src/seed/shop.ts';
import { openSnapshot } from '../../server/src/snapshot.ts';
import { openDiskStorage } from '../../server/src/storage/disk.ts';
import { loadMigratedDump } from '../../server/test/support/database/migrated-dump.ts';
import { WASM_BASELINE_FLAGS } from '../../server/test/support/database/wasm-baseline-flags.ts';

// Playwright starts the worker processes without these flags of V8, so they are set here, before the first database is compiled.
for (const flag of WASM_BASELINE_FLAGS) setFlagsFromString(flag);

export type InProcessShop = {
  url: string;
  db: Db;
  /** The token of the last proof mail to an address. */
  findProofToken: (email: string) => Promise<string>;
  /** Runs the job that checks or writes the waiting import of products. */
  runImport: () => Promise<unknown>;
  /** Writes the missed searches that the shop has counted to the database. */
  flushMissedSearches: () => Promise<void>;
  close: () => Promise<void>;
};

/** Longer than any step takes on a busy machine. A journey that only ran out of its own time would not say which step never ended. */
const STEP_MS_MAX = 40_000;

async function endInTime<Result>(step: string, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`the shop of this journey could not ${step} within ${STEP_MS_MAX / 1000} s`)),
    STEP_MS_MAX,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** `providers`: the payment providers; by default none. `sends_mail`: whether the pages say that the shop sends mails; it never sends any. `staffCodes`: by default, nobody is asked for codes. */
type InProcessShopOptions = {
  providers?: Partial<AppContext['providers']>;
  sends_mail?: boolean;
  staffCodes?: AppContext['config']['staffCodes'];
};

/** Inserts the data as the server does for every new shop, so rich texts are sanitised. */
export async function openInProcessShop(shop: Shop, options: InProcessShopOptions = {}): Promise<InProcessShop> {
  const { sends_mail = true, staffCodes = 'optional' } = options;
  const providers = { pesapal: null, momo: null, ...options.providers };
  const mediaDir = mkdtempSync(join(tmpdir(), 'uruhu-in-process-'));
  const { db, listen, close } = withKysely(
    await endInTime('open its database', openInMemory({ dump: await loadMigratedDump(), log: () => {} })),
  );
  await endInTime(
    'insert its data',
    db.transaction().execute((trx) => insertShop(trx, shop)),
  );
  const snapshot = await openSnapshot(
    { db, listen },
    (error) => {
      throw error;
    },
    { payment_methods: listPaymentMethods(providers), sends_mail },
  );
  const storage = openDiskStorage(mediaDir);
  const missedSearches = createMissedSearchCounter(db);
  const tokens = new Map<string, string>();
  const enqueue = async () => {};
  let url = '';
  const getPublicUrl = () => url;
  const app = await buildApp({
    config: {
      production: false,
      demo: false,
      isReachableByOthers: false,
      areDocsPublic: true,
      staffCodes,
      publicUrl: undefined,
      dataDir: mediaDir,
    },
    db,
    snapshot,
    readiness: openReadiness(db, storage.probe),
    clock: openClockGuard(db, { error: () => {} }),
    storage,
    // Runs no jobs and sends no mails, but records the tokens of proof mails.
    enqueue,
    mailer: {
      write: async () => ({ mail_id: randomUUID() }),
      writeProofMail: async (_trx, { to, data }) => {
        tokens.set(to, data.token);
        return true;
      },
      buildProofLink: createMailer({ getPublicUrl, getSender: () => ({ shop: 'Uruhu', contact: '' }) }).buildProofLink,
      writeToShop: async () => {},
      writeToStaff: async () => {},
      writeAnswer: async () => ({ mail_id: randomUUID() }),
    },
    providers,
    publicUrl: getPublicUrl,
    missedSearches,
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    db,
    findProofToken: async (email) => tokens.get(email) ?? '',
    runImport: () => runWaitingImport({ db, storage, fetchPicture: createPictureFetch() }),
    flushMissedSearches: missedSearches.flush,
    async close() {
      // The journey's page is still open, with connections on which Chromium may never send a request.
      await endInTime('end its requests', app.drain());
      await endInTime('close its server', app.close());
      await endInTime('end its snapshot', snapshot.close());
      await endInTime('close its database', close());
      rmSync(mediaDir, { recursive: true, force: true });
    },
  };
}
