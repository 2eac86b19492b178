import type { ProductFileColumn } from '@uruhu/contract/staff/product-file-terms';
import type { ImportFault } from '@uruhu/contract/staff/product-files';
import { MESSAGES, type Messages } from '../../../messages/messages.ts';

type Sentences = Messages['importFaults'];
export type FaultCode = keyof Sentences;
type Values<Code extends FaultCode> = Sentences[Code] extends (values: infer Given) => string ? [values: Given] : [];

const VALUE_LETTERS_MAX = 80;
export const shorten = (cell: string, letters_max = VALUE_LETTERS_MAX): string =>
  cell.length > letters_max ? `${cell.slice(0, letters_max).toWellFormed()}…` : cell;

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
