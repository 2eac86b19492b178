/** Schemas put a code into the message of an issue. Server and storefront replace it with a sentence. */
import type { FieldCode } from '../field-codes.ts';

/** The text that a schema uses as the message of an issue. `bound`: the length or number that the sentence names. */
export const formatFieldCode = (code: FieldCode, bound?: number): string => (bound === undefined ? code : `${code}:${bound}`);

export type FieldSentence = string | ((values: { bound: number }) => string);

/** Returns the code and the sentence for an issue's message. A message that is not a code is returned unchanged. */
export function formatFieldMessage(
  sentences: Readonly<Record<string, FieldSentence>>,
  message: string,
): { code?: string; message: string } {
  const [code = '', bound] = message.split(':');
  const sentence = sentences[code];
  if (sentence === undefined) return { message };
  return { code, message: typeof sentence === 'string' ? sentence : sentence({ bound: Number(bound) }) };
}
