import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { buildPath } from '@uruhu/contract/endpoints/call-address';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import type { ProductImport } from '@uruhu/contract/staff/product-files';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { formatCount } from './import-states.ts';
import { PlannedRows } from './planned-rows.tsx';

type Props = { found: ProductImport; onChanged: (found: ProductImport) => void; onCancel: () => void };

const countProducts = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

function summarise({ counts }: ProductImport): string {
  if (counts.faulty > 0)
    return `${countProducts(counts.faulty)} ${counts.faulty === 1 ? 'has' : 'have'} faults, so nothing is imported. Mend the file, and upload it again.`;
  if (counts.created + counts.updated === 0) return 'This file changes nothing: the shop has all of it already.';
  return `${countProducts(counts.created)} will be added, ${countProducts(counts.updated)} changed. Nothing is written yet.`;
}

/** What the dry run has found, and the button that writes it. */
export const CheckResult = ({ found, onChanged, onCancel }: Props) => {
  const { isBusy, message, run } = useCall();
  const { import_id, counts, problem } = found;
  const changed = counts.created + counts.updated;
  const start = () => run(async () => onChanged((await callStaff('startImport', { params: { import_id } })).data));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {(message || problem) && <Alert severity="error">{message || problem}</Alert>}
      <Alert severity={counts.faulty > 0 ? 'warning' : 'info'} role="status">
        {summarise(found)}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {counts.faulty === 0 && changed > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={() => void start()}>
            Import {countProducts(changed)}
          </Button>
        )}
        {counts.faulty > 0 && (
          <Button variant="outlined" href={buildPath(STAFF_PATHS.importFaults, { import_id })} download>
            Download the faults
          </Button>
        )}
        <Button disabled={isBusy} onClick={onCancel}>
          Choose another file
        </Button>
      </Box>
      <PlannedRows found={found} />
    </Box>
  );
};
