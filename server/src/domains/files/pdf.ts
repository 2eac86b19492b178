import { done, type Outcome } from '../../outcome.ts';
import { BROKEN, HIDDEN_PARTS } from './words.ts';

const END = '%%EOF';
/** Line ends, and the few bytes that careless programs leave. */
const REST_BYTES_MAX = 32;

/** It begins as one: what is left to say is that it ends as one, with nothing behind. */
export function judgePdf(pdf: Buffer): Outcome<'pdf'> {
  const end = pdf.lastIndexOf(END);
  if (end < 0) return BROKEN;
  return pdf.length - end - END.length > REST_BYTES_MAX ? HIDDEN_PARTS : done('pdf');
}
