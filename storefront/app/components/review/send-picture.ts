import { REVIEW } from '@uruhu/contract/rules/reviews';
import { api } from '#app/lib/api.ts';
import * as words from '#messages/write-review';
import { shrink } from './shrink.ts';

const MB = 1024 * 1024;

/** What came of it: a key, or why not. `again`: another try may help. */
export type Sent = { state: 'there' | 'failed'; key: string; reason: string; again: boolean };
const failed = (reason: string, again = false): Sent => ({ state: 'failed', key: '', reason, again });

/** No answer, or one that says to wait. */
const MAY_HELP = [0, 429, 500, 503];
/** The server names every kind of file it takes anywhere; here it takes pictures. */
const REASONS: Record<number, string> = { 0: words.notSent, 415: words.noPicture };

async function send(file: Blob): Promise<Sent> {
  if (!file.type.startsWith('image/')) return failed(words.noPicture);
  if (file.size > REVIEW.imageMax_mb * MB) return failed(words.tooLarge(REVIEW.imageMax_mb));
  const answer = await api.uploadFile(file);
  if (!answer.ok) return failed(REASONS[answer.status] ?? answer.message, MAY_HELP.includes(answer.status));
  // Without a name it counts as failed, whatever else the answer says.
  const key = answer.data.file_new_name;
  return key ? { state: 'there', key, reason: '', again: false } : failed(words.notSent, true);
}

/** Makes a picture smaller, shows it by `onThumb`, and sends it. Never throws: a phone may lack the memory for one of many. */
export async function sendPicture(file: File, onThumb: (thumb: string | null) => void): Promise<Sent> {
  try {
    const ready = await shrink(file);
    onThumb(ready.thumb);
    return await send(ready.file);
  } catch {
    return failed(words.notPrepared, true);
  }
}
