import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { Link } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { CheckResult } from './check-result.tsx';
import { ColumnMatcher } from './column-matcher.tsx';
import { KIND_NAMES } from './column-names.ts';
import { canCancel, formatCount, isAtWork } from './import-states.ts';
import { UploadForm } from './upload-form.tsx';
import { useImport } from './use-import.ts';
import { WorkProgress } from './work-progress.tsx';

const Ended = ({ found, onAnother }: { found: ProductImport; onAnother: () => void }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {found.state === 'done' && (
      <Alert severity="success" role="status">
        Imported: {formatCount(found.counts.created)} added, {formatCount(found.counts.updated)} changed,{' '}
        {formatCount(found.counts.unchanged)} were so already.
      </Alert>
    )}
    {found.state === 'failed' && <Alert severity="error">{found.problem} Nothing of the file is imported.</Alert>}
    {found.state === 'cancelled' && (
      <Alert severity="info">This import was cancelled. {found.problem} Nothing of the file is imported.</Alert>
    )}
    {found.state === 'uploading' && <Alert severity="warning">This file has not arrived completely. Please upload it again.</Alert>}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={onAnother}>
        Import another file
      </Button>
      {found.state === 'done' && (
        <Button component={Link} to="/products">
          See the products
        </Button>
      )}
    </Box>
  </Box>
);

/** One file on its way into the shop: upload, columns, dry run, import. */
export const ImportPanel = () => {
  const { import_id, found, error, retry, show } = useImport();
  const { message, run } = useCall();
  async function leave() {
    if (!found || !canCancel(found)) return show(null);
    const isCancelled = await run(() => callStaff('cancelImport', { params: { import_id: found.import_id } }));
    // The shop may have begun to write meanwhile, and the page then shows how it ends.
    if (isCancelled) show(null);
    else retry();
  }
  const onCancel = () => void leave();
  return (
    <Panel title="Import">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {message && <Alert severity="error">{message}</Alert>}
        {import_id === null && <UploadForm onUploaded={show} />}
        {error && (
          <>
            <LoadFailed error={error} onRetry={retry} />
            <Box>
              <Button onClick={() => show(null)}>Import another file</Button>
            </Box>
          </>
        )}
        {found && !error && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{found.file_name}</strong> · {KIND_NAMES[found.kind]}
            </Typography>
            {found.state === 'ready' && <ColumnMatcher key={found.import_id} found={found} onChanged={show} onCancel={onCancel} />}
            {isAtWork(found) && <WorkProgress found={found} onCancel={onCancel} />}
            {found.state === 'checked' && <CheckResult found={found} onChanged={show} onCancel={onCancel} />}
            {['done', 'failed', 'cancelled', 'uploading'].includes(found.state) && <Ended found={found} onAnother={onCancel} />}
          </>
        )}
      </Box>
    </Panel>
  );
};
