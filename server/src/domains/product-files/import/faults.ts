import type { ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import type { ImportFault } from '@uruhu/contract/staff/products/files';
import { MESSAGES, type Messages } from '../../../messages/messages.ts';

type Sentences = Messages['importFaults'];
export type FaultCode = keyof Sentences;
type Values<Code extends FaultCode> = Sentences[Code] extends (values: infer Given) => string ? [values: Given] : [];

const VALUE_LENGTH_MAX = 80;
export const shorten = (cell: string, length_max = VALUE_LENGTH_MAX): string =>
  cell.length > length_max ? `${cell.slice(0, length_max).toWellFormed()}…` : cell;

/** Where a fault is: the row as spreadsheets count, the column, and its cell. */
export type Place = { row: number; column: ProductFileColumn; value: string };

export function formatFault<Code extends FaultCode>(code: Code, ...[values]: Values<Code>): string {
  const sentence = MESSAGES.importFaults[code] as string | ((given: unknown) => string);
  return typeof sentence === 'string' ? sentence : sentence(values);
}

export const createFault = ({ row, column, value }: Place, message: string): ImportFault => ({
  row,
  column,
  value: shorten(value),
  message,
});
