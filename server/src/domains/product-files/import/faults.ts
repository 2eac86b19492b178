import type { ProductFileColumn } from '@uruhu/contract/staff/products/file-terms';
import type { ImportFault } from '@uruhu/contract/staff/products/files';
import { STAFF_MESSAGES, type StaffMessages } from '../../../messages/messages.ts';

type FaultSentences = StaffMessages['importFaults'];
export type FaultCode = keyof FaultSentences;
/** The further arguments of `formatFault`: the values that the text of the message needs, if any. */
type Values<Code extends FaultCode> = FaultSentences[Code] extends (values: infer SentenceValues) => string ? [values: SentenceValues] : [];

const VALUE_LENGTH_MAX = 80;
export const shorten = (cell: string, length_max = VALUE_LENGTH_MAX): string =>
  cell.length > length_max ? `${cell.slice(0, length_max).toWellFormed()}…` : cell;

/** The cell with a fault. `row`: the number that spreadsheets show. `value`: the content of the cell. */
export type FaultyCell = { row: number; column: ProductFileColumn; value: string };

export function formatFault<Code extends FaultCode>(code: Code, ...[values]: Values<Code>): string {
  const sentence = STAFF_MESSAGES.importFaults[code] as string | ((values: unknown) => string);
  return typeof sentence === 'string' ? sentence : sentence(values);
}

export const createFault = ({ row, column, value }: FaultyCell, message: string): ImportFault => ({
  row,
  column,
  value: shorten(value),
  message,
});
