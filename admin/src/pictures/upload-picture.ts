/** Uploads a picture by XMLHttpRequest, because `fetch` does not report the progress of an upload. */
import type { Refusal } from '@uruhu/contract/client';
import { FILE_BYTES_MAX } from '@uruhu/contract/constants';
import { splitCall } from '@uruhu/contract/endpoints/call-address';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import type { ShopPicture } from '@uruhu/contract/staff/pictures';

const TIMEOUT_MS = 300_000;

const TOO_LARGE = 'This file is larger than 10 MB. Please save it smaller, 2,000 pixels on its longer side are enough.';
const UNREACHABLE = 'The shop could not be reached. The picture was not added. Please try again.';

/** No response came, the session has ended, or there were too many requests. */
const RETRYABLE_STATUSES: readonly number[] = [0, 401, 429];

/** A failed upload; the staff member reads `message`. */
export class UploadError extends Error {
  readonly canRetry: boolean;
  constructor(message: string, { canRetry }: { canRetry: boolean }) {
    super(message);
    this.canRetry = canRetry;
  }
}

function readReply(request: XMLHttpRequest): ShopPicture {
  const body = request.response as { data?: ShopPicture } & Partial<Refusal>;
  if (request.status === 200 && body?.data) return body.data;
  throw new UploadError(body?.message ?? UNREACHABLE, { canRetry: RETRYABLE_STATUSES.includes(request.status) || request.status >= 500 });
}

/** `onProgress` gets the sent share, from 0 to 1. Rejects with an UploadError. */
export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<ShopPicture> {
  if (file.size > FILE_BYTES_MAX) return Promise.reject(new UploadError(TOO_LARGE, { canRetry: false }));
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  const finished = new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    request.onerror = request.ontimeout = () => reject(new UploadError(UNREACHABLE, { canRetry: true }));
  });
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.open(...splitCall(STAFF_PATHS.uploadShopPicture));
  request.responseType = 'json';
  request.timeout = TIMEOUT_MS;
  request.send(form);
  return finished.then(() => readReply(request));
}
