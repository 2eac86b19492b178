import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { DownloadButton } from '#admin/forms/download-button.tsx';
import { useCall } from '#admin/forms/use-call.ts';
import { ColumnMatcher } from './column-matcher.tsx';
import { formatCount } from './import-states.ts';
import { PlannedRows } from './planned-rows.tsx';

type Props = { productImport: ProductImport; onChanged: (productImport: ProductImport) => void; onCancel: () => void };

const countProducts = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

function summarise({ counts }: ProductImport): string {
  if (counts.faulty > 0)
    return `${countProducts(counts.faulty)} ${counts.faulty === 1 ? 'has' : 'have'} faults, so nothing is imported. Match the columns again if they were mistaken; otherwise mend the file, and upload it again.`;
  if (counts.created + counts.updated === 0) return 'This file changes nothing: the shop has all of it already.';
  return `${countProducts(counts.created)} will be added, ${countProducts(counts.updated)} changed. Nothing is written yet.`;
}

/** The result of the dry run, with the button that starts the import. */
export const CheckResult = ({ productImport, onChanged, onCancel }: Props) => {
  const { isBusy, message, run } = useCall();
  const [isMatching, setMatching] = useState(false);
  const { import_id, counts, problem } = productImport;
  const changedCount = counts.created + counts.updated;
  if (isMatching)
    return (
      <ColumnMatcher
        productImport={productImport}
        onChanged={onChanged}
        onCancel={() => setMatching(false)}
        cancelLabel="Back to the result"
      />
    );
  const start = () => run(async () => onChanged((await callStaff('startImport', { params: { import_id } })).data));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {(message || problem) && <Alert severity="error">{message || problem}</Alert>}
      <Alert severity={counts.faulty > 0 ? 'warning' : 'info'} role="status">
        {summarise(productImport)}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {counts.faulty === 0 && changedCount > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => void start()}>
            Import {countProducts(changedCount)}
          </Button>
        )}
        {counts.faulty > 0 && <DownloadButton label="Download the faults" call="importFaults" parts={{ params: { import_id } }} />}
        <Button disabled={isBusy} onClick={() => setMatching(true)}>
          Match columns again
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          Choose another file
        </Button>
      </Box>
      <PlannedRows productImport={productImport} />
    </Box>
  );
};
