/** Checks a multipart form before it is parsed: its boundary, the number of its parts, and the length of their heads. */
import { MIMEType } from 'node:util';
import { FORM_FIELDS_MAX } from './body-limits.ts';

/** Enough for a field name, a file name and a type. */
const PART_HEAD_BYTES_MAX = 4 * 1024;

/** Up to seventy characters that RFC 2046 allows; none of them needs escaping between quotes. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** Returns the boundary of a content type, null where it is missing or invalid. */
export function findBoundary(contentType: string): string | null {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary') ?? '';
    return BOUNDARY.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
}

/** Whether the form has too many parts or too long a head: ten megabytes can hold a hundred thousand empty parts, which take long to parse. */
export function exceedsPartLimits(body: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  // One before each part, and one after the last.
  let boundariesLeft = FORM_FIELDS_MAX + 1;
  for (let position = body.indexOf(delimiter); position >= 0; position = body.indexOf(delimiter, position)) {
    position += delimiter.length;
    const head = body.subarray(position, position + PART_HEAD_BYTES_MAX);
    if (boundariesLeft === 0) return true;
    boundariesLeft -= 1;
    const isLast = head.toString('latin1', 0, 2) === '--';
    if (!isLast && head.length === PART_HEAD_BYTES_MAX && !head.includes('\r\n\r\n')) return true;
  }
  return false;
}
