import { RefusalError } from '#admin/api/refusal-error.ts';
import type { Fields } from './compare-records.ts';

/** Returns the record as a colleague has saved it, if the server refused the call for that reason; else null. */
export const readChangedRecord = (error: unknown): Fields | null =>
  error instanceof RefusalError && error.refusal.code === 'changed_meanwhile' ? (error.refusal.data as Fields) : null;
