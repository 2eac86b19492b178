import type { Db } from '../../../database/db.ts';
import { BYTE_ORDER_MARK, formatCsvRow } from '../../../lib/format-csv.ts';
import { STAFF_MESSAGES } from '../../../messages/messages.ts';
import { selectPlannedRows } from './queries.ts';

const BATCH_SIZE = 500;

/** Yields the faults as CSV, in batches. */
export async function* listFaults(db: Db, import_id: string): AsyncGenerator<string> {
  const header = STAFF_MESSAGES.files.importFaults;
  yield BYTE_ORDER_MARK + formatCsvRow([header.row, header.column, header.value, header.fault, header.product]);
  for (let previous_row = 0; ; ) {
    const rows = await selectPlannedRows(db, import_id, { action: 'faulty', previous_row, limit: BATCH_SIZE });
    const last = rows.at(-1);
    if (!last) return;
    yield rows
      .flatMap(({ faults, product_id, name }) =>
        faults.map(({ row, column, value, message }) => formatCsvRow([row, column, value, message, name || product_id])),
      )
      .join('');
    previous_row = last.row_number;
  }
}
