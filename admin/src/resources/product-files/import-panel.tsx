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
import { canCancel, formatCount, isRunning } from './import-states.ts';
import { UploadForm } from './upload-form.tsx';
import { useImport } from './use-import.ts';
import { WorkProgress } from './work-progress.tsx';

const EndedImport = ({ productImport, onAnother }: { productImport: ProductImport; onAnother: () => void }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {productImport.state === 'done' && (
      <Alert severity="success" role="status">
        Imported: {formatCount(productImport.counts.created)} added, {formatCount(productImport.counts.updated)} changed,{' '}
        {formatCount(productImport.counts.unchanged)} were so already.
      </Alert>
    )}
    {productImport.state === 'failed' && <Alert severity="error">{productImport.problem} Nothing of the file is imported.</Alert>}
    {productImport.state === 'cancelled' && (
      <Alert severity="info">This import was cancelled. {productImport.problem} Nothing of the file is imported.</Alert>
    )}
    {productImport.state === 'uploading' && <Alert severity="warning">This file has not arrived completely. Please upload it again.</Alert>}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" onClick={onAnother}>
        Import another file
      </Button>
      {productImport.state === 'done' && (
        <Button component={Link} to="/products">
          See the products
        </Button>
      )}
    </Box>
  </Box>
);

/** Shows the step at which the import of a file is: upload, columns, dry run, import or its end. */
export const ImportPanel = () => {
  const { import_id, productImport, error, reload, showImport, showUploadForm } = useImport();
  const { message, run } = useCall();
  async function leaveImport() {
    if (!productImport || !canCancel(productImport)) return showUploadForm();
    const isCancelled = await run(() => callStaff('cancelImport', { params: { import_id: productImport.import_id } }));
    // The server may have begun to write the products meanwhile: the import cannot be cancelled then, and the page follows it to its end.
    if (isCancelled) showUploadForm();
    else reload();
  }
  const onCancel = () => void leaveImport();
  return (
    <Panel title="Import">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {message && <Alert severity="error">{message}</Alert>}
        {import_id === null && <UploadForm onUploaded={showImport} />}
        {error && (
          <>
            <LoadFailed error={error} onRetry={reload} />
            <Box>
              <Button onClick={showUploadForm}>Import another file</Button>
            </Box>
          </>
        )}
        {productImport && !error && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{productImport.file_name}</strong> · {KIND_NAMES[productImport.kind]}
            </Typography>
            {productImport.state === 'ready' && (
              <ColumnMatcher key={productImport.import_id} productImport={productImport} onChanged={showImport} onCancel={onCancel} />
            )}
            {isRunning(productImport) && <WorkProgress productImport={productImport} onCancel={onCancel} />}
            {productImport.state === 'checked' && <CheckResult productImport={productImport} onChanged={showImport} onCancel={onCancel} />}
            {['done', 'failed', 'cancelled', 'uploading'].includes(productImport.state) && (
              <EndedImport productImport={productImport} onAnother={onCancel} />
            )}
          </>
        )}
      </Box>
    </Panel>
  );
};
