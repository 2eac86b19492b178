/** What is looked at in a multipart form before anything is made of it: its boundary, how many parts it has, how long their heads are. */
import { MIMEType } from 'node:util';

const PARTS_MAX = 100;
/** A name, a file name and a type. */
const PART_HEAD_BYTES_MAX = 4 * 1024;

/** Up to seventy characters of those that RFC 2046 allows; none of them needs escaping between quotes. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** By the rules of MIME; null where there is none, or none that may be. */
export function boundaryOf(contentType: string): string | null {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary') ?? '';
    return BOUNDARY.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
}

/** Ten megabytes hold a hundred thousand empty parts, or one with a million lines in its head. */
export function isOverParted(body: Buffer, boundary: string): boolean {
  const mark = `--${boundary}`;
  // One more stands behind the last part.
  let left = PARTS_MAX + 1;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at)) {
    at += mark.length;
    const head = body.subarray(at, at + PART_HEAD_BYTES_MAX);
    if (left-- === 0) return true;
    const isLast = head.toString('latin1', 0, 2) === '--';
    if (!isLast && head.length === PART_HEAD_BYTES_MAX && !head.includes('\r\n\r\n')) return true;
  }
  return false;
}
