import type { ImportState } from '@uruhu/contract/staff/products/file-terms';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import type { Tone } from '#admin/ui/badge.tsx';

export const IMPORT_STATES: Readonly<Record<ImportState, { label: string; tone: Tone }>> = {
  uploading: { label: 'Upload not complete', tone: 'quiet' },
  ready: { label: 'Columns to match', tone: 'waiting' },
  checking: { label: 'Checking', tone: 'waiting' },
  checked: { label: 'Checked', tone: 'waiting' },
  importing: { label: 'Importing', tone: 'waiting' },
  done: { label: 'Imported', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
};

export const isRunning = ({ state }: Pick<ProductImport, 'state'>): boolean => state === 'checking' || state === 'importing';
/** Whether a staff member may still cancel the import: no product is written yet. Fetching the pictures may take hours. */
export const canCancel = ({ state, step }: Pick<ProductImport, 'state' | 'step'>): boolean =>
  ['uploading', 'ready', 'checking', 'checked'].includes(state) || (state === 'importing' && step !== 'writing');

export const formatCount = (count: number): string => count.toLocaleString('en-US');

const STEPS = { rows: 'Reading the rows', pictures: 'Fetching the pictures', writing: 'Writing all of it at once' } as const;

/** The running step of an import, and how much of it is done in percent; null: unknown. */
export function describeProgress({ step, done, total }: Pick<ProductImport, 'step' | 'done' | 'total'>) {
  const percent = step === 'writing' || total === 0 ? null : Math.min(100, Math.floor((done / total) * 100));
  return { label: STEPS[step], percent };
}
