/** Works on the import that waits: one at a time in the whole shop, from its start again where a process has ended in between. */
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../database/db.ts';
import { type Refusal, refuse } from '../../../lib/outcome.ts';
import { createMessage } from '../../../messages/sentences.ts';
import { UnreadableFileError } from '../csv/read-csv.ts';
import { applyImport, LostImportError } from './apply-import.ts';
import { updateStatistics } from './apply-queries.ts';
import { bringPictures } from './bring-pictures.ts';
import type { FetchPicture } from './fetch-picture.ts';
import { planImport, readParts } from './plan-import.ts';
import {
  claimImport,
  endImport,
  handBack,
  type ImportRecord,
  noteProgress,
  releaseImport,
  renewLease,
  selectActiveRole,
  selectCounts,
  selectImport,
} from './queries.ts';
import { openZipPictures, type ZipPictures } from './zip-pictures.ts';

export type ImportContext = Pick<AppContext, 'db' | 'storage'> & {
  fetchPicture: FetchPicture;
  /** Ends the work between two batches; the next start goes on. */
  signal?: AbortSignal;
  onProgress?: (progress: { step: string; done: number; total: number }) => void;
};

type Worker = ImportContext & { worker_id: string; productImport: ImportRecord; role: StaffRole; zip: ZipPictures };

async function note(
  { db, productImport, worker_id, signal, onProgress }: Worker,
  step: 'rows' | 'pictures' | 'writing',
  done: number,
  total: number,
  rows?: number,
) {
  onProgress?.({ step, done, total });
  const progress = { step, step_done: done, step_total: total, ...(rows === undefined ? {} : { rows }) };
  if (signal?.aborted || !(await noteProgress(db, productImport.import_id, worker_id, progress))) throw new LostImportError();
}

async function plan(worker: Worker): Promise<void> {
  const { db, productImport, role, zip } = worker;
  const onProgress = ({ bytes, rows }: { bytes: number; rows: number }) => note(worker, 'rows', bytes, productImport.csv_bytes, rows);
  await planImport(db, productImport, { role, zipNames: zip.names, onProgress });
}

async function giveBack({ db, productImport, worker_id }: Worker, problem: string): Promise<void> {
  if (!(await handBack(db, productImport.import_id, worker_id, problem))) throw new LostImportError();
}

async function check(worker: Worker): Promise<void> {
  await plan(worker);
  await giveBack(worker, '');
}

const RENEW_EVERY_MS = 5_000;

/** Keeps other processes away while one step, such as a transaction or a slow picture, takes longer than the lease. */
async function keepLease<Value>(db: Db, import_id: string, worker_id: string, step: () => Promise<Value>): Promise<Value> {
  const renew = () => renewLease(db, import_id, worker_id);
  if (!(await renew())) throw new LostImportError();
  const timer = setInterval(() => void renew().catch(() => false), RENEW_EVERY_MS);
  try {
    return await step();
  } finally {
    clearInterval(timer);
  }
}

/** How often a plan is made anew because staff, orders or jobs have changed the shop meanwhile. */
const TRIES_MAX = 4;

/** Writes the import; where the shop has changed meanwhile, plans anew first. */
async function write(worker: Worker): Promise<void> {
  const { db, productImport, zip, fetchPicture } = worker;
  // The member's role may have changed since the check, and a process that ended may have left half a plan.
  await plan(worker);
  const goBack = (refusal: Refusal) => giveBack(worker, createMessage(refusal));
  for (let tries = 1; ; tries++) {
    const { faulty = 0 } = (await selectCounts(db, [productImport.import_id])).get(productImport.import_id) ?? {};
    if (faulty > 0) return void (await goBack(refuse('import_has_faults')));
    const sources = { fetchPicture, zip };
    if (!(await bringPictures(worker, productImport, sources, ({ done, total }) => note(worker, 'pictures', done, total)))) continue;
    await note(worker, 'writing', 0, 1);
    const written = await applyImport(db, productImport);
    if (written.ok) return updateStatistics(db);
    if (tries === TRIES_MAX) return void (await goBack(written));
    await plan(worker);
  }
}

const openZip = ({ db }: ImportContext, { import_id, zip_bytes }: ImportRecord) =>
  openZipPictures(zip_bytes > 0 ? readParts(db, import_id, 'zip') : null);

async function work(context: ImportContext, worker_id: string, productImport: ImportRecord, role: StaffRole): Promise<void> {
  const zip = await openZip(context, productImport);
  try {
    await (productImport.state === 'checking' ? check : write)({ ...context, worker_id, productImport, role, zip });
  } finally {
    await zip.close();
  }
}

/** Works on an import that this process has claimed, to its end. `operator`: the command has made it, and has all rights. */
async function runClaimed(context: ImportContext, productImport: ImportRecord, worker_id: string, isOperator: boolean): Promise<void> {
  const { db } = context;
  const { import_id, staff_id } = productImport;
  // Where another process has taken over meanwhile, the failure is not the import's.
  const fail = (refused: Refusal) => endImport(db, import_id, { state: 'failed', problem: createMessage(refused), worker_id });
  try {
    const role = staff_id === null ? (isOperator ? 'owner' : undefined) : (await selectActiveRole(db, staff_id))?.role;
    // The member may not sign in any more, or the command has ended.
    if (role === undefined) await fail(refuse('import_interrupted'));
    else await keepLease(db, import_id, worker_id, () => work(context, worker_id, productImport, role));
  } catch (error) {
    if (error instanceof LostImportError) await releaseImport(db, import_id, worker_id);
    else if (error instanceof UnreadableFileError) await fail(error.refused);
    else {
      await fail(refuse('internal_error'));
      throw error;
    }
  }
}

/** Works on the import that waits. @returns its id; null if none waits. */
export async function runWaitingImport(context: ImportContext): Promise<string | null> {
  const worker_id = randomUUID();
  const import_id = await claimImport(context.db, worker_id);
  const productImport = import_id === null ? undefined : await selectImport(context.db, import_id);
  if (productImport) await runClaimed(context, productImport, worker_id, false);
  return productImport?.import_id ?? null;
}

/** Works on the import that the operator's command has begun and claimed. */
export async function runOwnImport(context: ImportContext, import_id: string, worker_id: string): Promise<void> {
  const productImport = await selectImport(context.db, import_id);
  if (productImport?.worker_id === worker_id) await runClaimed(context, productImport, worker_id, true);
}
