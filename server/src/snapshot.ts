/**
 * Holds the catalogue and the content, which nearly every request reads and staff change a few times a day. It reads them from the database
 * once, then only the changes. A new version replaces the snapshot; a snapshot itself never changes.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenDatabase } from './database/connect.ts';
import type { Db } from './database/db.ts';
import { type Catalogue, readCatalogue } from './domains/catalogue/load.ts';
import { selectVersion } from './domains/catalogue/queries.ts';
import { type Content, loadContent, type ProcessSettings } from './domains/content/load.ts';
import { createRetry } from './lib/retry.ts';
import { runInSlices } from './lib/slices.ts';

export type Snapshot = {
  /** Unique for every build, also across restarts, so that ETags that contain it never collide. */
  id: string;
  catalogue: Catalogue;
  content: Content;
};

export type SnapshotHolder = {
  current(): Snapshot;
  /**
   * Builds a new snapshot if the database has a newer version. Resolves when the snapshot contains all changes made before the call, or when a
   * build has failed. After a failure the holder tries again by itself, because the next change, which causes a refresh, may come hours later.
   */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Reads version and rows consistently in one transaction, and arranges the rows afterwards in slices. Meanwhile, requests read the previous
 * snapshot.
 */
async function buildSnapshot(db: Db, previous: Catalogue | null, settings: ProcessSettings): Promise<Snapshot> {
  const loaded = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const isCurrent = previous !== null && (await selectVersion(trx)).version === previous.version;
      return { arrangeCatalogue: isCurrent ? null : await readCatalogue(trx, previous), content: await loadContent(trx, settings) };
    });
  return {
    id: randomBytes(6).toString('base64url'),
    // A current catalogue means that this build is for content whose time to be shown or hidden has come.
    catalogue: loaded.arrangeCatalogue ? await runInSlices(loaded.arrangeCatalogue()) : (previous as Catalogue),
    content: loaded.content,
  };
}

/** The longest wait until content is due to be shown or hidden. After it, the wait is computed anew, because the clock may have changed. */
const CONTENT_WAIT_MS_MAX = 600_000;
const PAUSE_MS_MAX = 1_000;
/**
 * After each build comes a pause of twice its length, but at most a second. So a flood of changes takes a third of this process's time, and
 * more only if a build takes longer than half a second.
 */
const computePauseEnd_ms = (startedAt_ms: number, endedAt_ms: number) =>
  endedAt_ms + Math.min(PAUSE_MS_MAX, 2 * (endedAt_ms - startedAt_ms));

async function waitUntil(until_ms: number, signal: AbortSignal): Promise<void> {
  const left_ms = until_ms - performance.now();
  if (left_ms > 0) await pause(left_ms, undefined, { signal, ref: false }).catch(() => {});
}

/** Builds the first snapshot, then newer ones in its place. `onContentDue`: called at the time at which some content is to be shown or hidden. */
async function openBuilder(db: Db, settings: ProcessSettings, onContentDue: () => void) {
  let current = await buildSnapshot(db, null, settings);
  let pauseUntil_ms = 0;
  /** Whether the time has come at which some content is shown or hidden. */
  let isContentDue = false;
  let contentTimer: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  function scheduleContentTimer() {
    clearTimeout(contentTimer);
    const { nextChange_ms } = current.content;
    if (nextChange_ms === null || closing.signal.aborted) return;
    contentTimer = setTimeout(
      () => {
        isContentDue = true;
        onContentDue();
      },
      Math.min(nextChange_ms, CONTENT_WAIT_MS_MAX),
    ).unref();
  }
  scheduleContentTimer();
  return {
    current: () => current,
    /** Resolves when the pause after the last build is over. */
    waitForPause: () => waitUntil(pauseUntil_ms, closing.signal),
    async rebuildIfChanged(): Promise<void> {
      const { version } = await selectVersion(db);
      if (version === current.catalogue.version && !isContentDue) return;
      const startedAt_ms = performance.now();
      current = await buildSnapshot(db, current.catalogue, settings);
      isContentDue = false;
      scheduleContentTimer();
      pauseUntil_ms = computePauseEnd_ms(startedAt_ms, performance.now());
    },
    /** Ends the pause and the wait for content. */
    close(): void {
      closing.abort();
      clearTimeout(contentTimer);
    },
  };
}

export async function openSnapshot(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  onError: (error: unknown) => void,
  settings: ProcessSettings = { payment_methods: ['mobile_money'], sends_mail: true },
): Promise<SnapshotHolder> {
  const builder = await openBuilder(database.db, settings, () => void refresh());
  let latestBuild: Promise<void> = Promise.resolve();
  /** A build that has not begun to read. It will include every change that is made before it begins. */
  let waitingBuild: Promise<void> | null = null;
  const retry = createRetry(() => void refresh());

  const refresh = () => {
    // Builds run one after the other, so that a slow older one does not overwrite a newer one. Calls during a build share the next one: a
    // thousand changes during a build cause one more, not a thousand.
    if (waitingBuild) return waitingBuild;
    waitingBuild = latestBuild
      .then(async () => {
        await builder.waitForPause();
        waitingBuild = null;
        await builder.rebuildIfChanged();
        retry.resetBackoff();
      })
      .catch((error: unknown) => {
        onError(error);
        retry.scheduleRetry();
      });
    latestBuild = waitingBuild;
    return latestBuild;
  };
  const unlisten = await database.listen('catalogue', () => void refresh());
  // Catches changes between the first build and the start of listening.
  await refresh();
  return {
    current: builder.current,
    refresh,
    async close() {
      builder.close();
      retry.close();
      await unlisten();
      await latestBuild;
    },
  };
}
