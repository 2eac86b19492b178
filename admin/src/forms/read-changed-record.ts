import { RefusalError } from '#admin/api/call-staff.ts';
import type { Fields } from './compare-records.ts';

/** The record of a colleague, if that is why the shop refused. */
export const readChangedRecord = (error: unknown): Fields | null =>
  error instanceof RefusalError && error.refusal.code === 'changed_meanwhile' ? (error.refusal.data as Fields) : null;
