import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { canCancel, describeProgress, formatCount } from './import-states.ts';

/** The progress of a dry run or an import. */
export const WorkProgress = ({ productImport, onCancel }: { productImport: ProductImport; onCancel: () => void }) => {
  const { label, percent } = describeProgress(productImport);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} role="status">
      <Typography>
        {label}
        {productImport.state === 'checking' && productImport.rows > 0 && `: ${formatCount(productImport.rows)}`}
        {percent !== null && ` · ${percent} %`}
      </Typography>
      <LinearProgress variant={percent === null ? 'indeterminate' : 'determinate'} value={percent ?? 0} aria-label={label} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        You may close this page: the shop goes on, and the result is in the list below.
        {productImport.state === 'importing' && canCancel(productImport) && ' Nothing is written before all pictures are here.'}
      </Typography>
      {canCancel(productImport) && (
        <Box>
          <Button onClick={onCancel}>Cancel</Button>
        </Box>
      )}
    </Box>
  );
};
