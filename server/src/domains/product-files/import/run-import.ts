/**
 * Runs the import that waits for its dry run or for being written. Only one import runs at a time in the shop. If a process dies, the next
 * one starts the import again.
 */
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@uruhu/contract/staff/permissions';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../database/db.ts';
import { type Refusal, refuse } from '../../../lib/outcome.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { createMessage } from '../../../messages/sentences.ts';
import { UnreadableFileError } from '../csv/read-csv.ts';
import { applyImport, LostImportError } from './apply-import.ts';
import type { FetchPicture } from './fetch-picture.ts';
import { planImport, readFileParts } from './plan-import.ts';
import {
  countProductsByAction,
  endImport,
  type ImportRecord,
  releaseImport,
  renewLease,
  returnToStaff,
  saveProgress,
  selectActiveRole,
  selectImport,
  takeWaitingImport,
  updateStatistics,
} from './queries.ts';
import { storePictures } from './store-pictures.ts';
import { openZipPictures, type ZipPictures } from './zip-pictures.ts';

export type ImportContext = Pick<AppContext, 'db' | 'storage'> & {
  fetchPicture: FetchPicture;
  /** Stops the work between two batches. The next process continues. */
  signal?: AbortSignal;
  onProgress?: (progress: { step: string; done: number; total: number }) => void;
};

type Worker = ImportContext & { worker_id: string; productImport: ImportRecord; role: StaffRole; zip: ZipPictures };

/** `done` and `total`: bytes of the file, pictures, or 1 for the step of writing. `rows`: the rows of the file that were read. */
type Progress = { step: 'rows' | 'pictures' | 'writing'; done: number; total: number; rows?: number };

async function reportProgress(
  { db, productImport, worker_id, signal, onProgress }: Worker,
  { step, done, total, rows }: Progress,
): Promise<void> {
  onProgress?.({ step, done, total });
  const rowCount = rows === undefined ? {} : { rows };
  const progress = { step, step_done: done, step_total: total, ...rowCount };
  if (signal?.aborted || !(await saveProgress(db, productImport.import_id, worker_id, progress))) throw new LostImportError();
}

async function planRows(worker: Worker): Promise<void> {
  const { db, productImport, role, zip } = worker;
  const onProgress = ({ bytes, rows }: { bytes: number; rows: number }) =>
    reportProgress(worker, { step: 'rows', done: bytes, total: productImport.csv_bytes, rows });
  await planImport(db, productImport, { role, zipNames: zip.names, onProgress });
}

async function returnImport({ db, productImport, worker_id }: Worker, problem: string): Promise<void> {
  if (!(await returnToStaff(db, productImport.import_id, worker_id, problem))) throw new LostImportError();
}

async function runDryRun(worker: Worker): Promise<void> {
  await planRows(worker);
  await returnImport(worker, '');
}

const RENEW_EVERY_MS = 5_000;

/** Renews the lease while a step runs, as a transaction or a slow picture can take longer than the lease. */
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

/** How often the import is planned and written, because staff, orders or jobs can change the shop meanwhile. */
const ATTEMPTS_MAX = 4;

/** Writes the import. Plans it again if the shop has changed meanwhile. */
async function writeImport(worker: Worker): Promise<void> {
  const { db, productImport, zip, fetchPicture } = worker;
  // Plans again, as the role of the staff member may have changed since the check, and a process that died may have left half a plan.
  await planRows(worker);
  const returnWithProblem = (refusal: Refusal) => returnImport(worker, createMessage(refusal, STAFF_MESSAGES));
  for (let attempt = 1; ; attempt++) {
    const { faulty = 0 } = (await countProductsByAction(db, [productImport.import_id])).get(productImport.import_id) ?? {};
    if (faulty > 0) return returnWithProblem(refuse('import_has_faults'));
    const onProgress = ({ done, total }: { done: number; total: number }) => reportProgress(worker, { step: 'pictures', done, total });
    const areAllStored = await storePictures(worker, productImport, { fetchPicture, zip }, onProgress);
    // The products whose pictures could not be stored have faults now, so the next round returns the import to staff.
    if (!areAllStored) continue;
    await reportProgress(worker, { step: 'writing', done: 0, total: 1 });
    const outcome = await applyImport(db, productImport);
    if (outcome.ok) {
      await updateStatistics(db);
      return;
    }
    if (attempt === ATTEMPTS_MAX) return returnWithProblem(outcome);
    await planRows(worker);
  }
}

const openZip = ({ db }: ImportContext, { import_id, zip_bytes }: ImportRecord) =>
  openZipPictures(zip_bytes > 0 ? readFileParts(db, import_id, 'zip') : null);

async function runStep(context: ImportContext, worker_id: string, productImport: ImportRecord, role: StaffRole): Promise<void> {
  const zip = await openZip(context, productImport);
  try {
    await (productImport.state === 'checking' ? runDryRun : writeImport)({ ...context, worker_id, productImport, role, zip });
  } finally {
    await zip.close();
  }
}

/** Runs an import that this process has taken. The operator's command has all permissions. */
async function runTakenImport(
  context: ImportContext,
  productImport: ImportRecord,
  worker_id: string,
  runner: 'job' | 'operator',
): Promise<void> {
  const { db } = context;
  const { import_id, staff_id } = productImport;
  // Does nothing if another process has taken the import meanwhile.
  const failImport = (refusal: Refusal) =>
    endImport(db, import_id, { state: 'failed', problem: createMessage(refusal, STAFF_MESSAGES), worker_id });
  try {
    const operatorRole = runner === 'operator' ? 'owner' : undefined;
    const role = staff_id === null ? operatorRole : (await selectActiveRole(db, staff_id))?.role;
    // The staff member was disabled, or the operator's command has died.
    if (role === undefined) await failImport(refuse('import_interrupted'));
    else await keepLease(db, import_id, worker_id, () => runStep(context, worker_id, productImport, role));
  } catch (error) {
    // If this process is stopping, it still holds the import, and releases it to the next process. Otherwise the release changes nothing.
    if (error instanceof LostImportError) await releaseImport(db, import_id, worker_id);
    else if (error instanceof UnreadableFileError) await failImport(error.refusal);
    else {
      await failImport(refuse('internal_error'));
      throw error;
    }
  }
}

/** Runs the import that waits. @returns its id; null if none waits. */
export async function runWaitingImport(context: ImportContext): Promise<string | null> {
  const worker_id = randomUUID();
  const import_id = await takeWaitingImport(context.db, worker_id);
  const productImport = import_id === null ? undefined : await selectImport(context.db, import_id);
  if (productImport) await runTakenImport(context, productImport, worker_id, 'job');
  return productImport?.import_id ?? null;
}

/** Runs the import that the operator's command has created and taken. */
export async function runOperatorImport(context: ImportContext, import_id: string, worker_id: string): Promise<void> {
  const productImport = await selectImport(context.db, import_id);
  if (productImport?.worker_id === worker_id) await runTakenImport(context, productImport, worker_id, 'operator');
}
