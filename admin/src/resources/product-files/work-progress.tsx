import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { canCancel, describeProgress, formatCount } from './import-states.ts';

/** What the shop does with the file at this moment. */
export const WorkProgress = ({ found, onCancel }: { found: ProductImport; onCancel: () => void }) => {
  const { label, percent } = describeProgress(found);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} role="status">
      <Typography>
        {label}
        {found.state === 'checking' && found.rows > 0 && `: ${formatCount(found.rows)}`}
        {percent !== null && ` · ${percent} %`}
      </Typography>
      <LinearProgress
        variant={percent === null ? 'indeterminate' : 'determinate'}
        {...(percent === null ? {} : { value: percent })}
        aria-label={label}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        You may close this page: the shop goes on, and the result is in the list below.
        {found.state === 'importing' && canCancel(found) && ' Nothing is written before all pictures are here.'}
      </Typography>
      {canCancel(found) && (
        <Box>
          <Button onClick={onCancel}>Cancel</Button>
        </Box>
      )}
    </Box>
  );
};
