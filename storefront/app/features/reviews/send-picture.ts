import { REVIEW } from '@uruhu/contract/rules/reviews';
import { api } from '#app/api/api.ts';
import * as messages from '#messages/catalogue/write-review';
import { shrinkPicture } from './shrink-picture.ts';

const MB = 1024 * 1024;

/**
 * The result of an upload: a key, or the reason for the failure. `canRetry`: a retry may succeed. The key has the form
 * '<secret link>/<file name>', the path below the media prefix. The secret link lets this browser show the picture before a published
 * review contains it.
 */
export type UploadResult = { state: 'uploaded' | 'failed'; key: string; reason: string; canRetry: boolean };
const createFailure = (reason: string, canRetry = false): UploadResult => ({ state: 'failed', key: '', reason, canRetry });

/** Statuses after which a retry may succeed: no response, or a server that is busy or failing. */
const RETRYABLE_STATUSES = [0, 429, 500, 503];
/** The server's message for 415 lists all kinds of files, but this form accepts only pictures. */
const REASON_BY_STATUS: Record<number, string> = { 0: messages.notSent, 415: messages.noPicture };

/** Removes the secret link before the file name, because the review API expects only the name. */
export const removeKeyPrefix = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

async function uploadPicture(file: Blob): Promise<UploadResult> {
  if (!file.type.startsWith('image/')) return createFailure(messages.noPicture);
  if (file.size > REVIEW.imageMax_mb * MB) return createFailure(messages.tooLarge(REVIEW.imageMax_mb));
  const result = await api.uploadFile(file);
  if (!result.ok) return createFailure(REASON_BY_STATUS[result.status] ?? result.message, RETRYABLE_STATUSES.includes(result.status));
  // A response without a key counts as a failure.
  const { file_new_name, url = '' } = result.data;
  const key = file_new_name && url.endsWith(`/${file_new_name}`) ? url.split('/').slice(-2).join('/') : file_new_name;
  return key ? { state: 'uploaded', key, reason: '', canRetry: false } : createFailure(messages.notSent, true);
}

/**
 * Shrinks a picture, passes its thumbnail to `onThumb`, and uploads it. Never throws: a phone with many pictures may lack the memory for
 * one of them.
 */
export async function sendPicture(file: File, onThumb: (thumb: string | null) => void): Promise<UploadResult> {
  try {
    const shrunk = await shrinkPicture(file);
    onThumb(shrunk.thumb);
    return await uploadPicture(shrunk.file);
  } catch {
    return createFailure(messages.notPrepared, true);
  }
}
