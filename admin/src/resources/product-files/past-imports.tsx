import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { Link } from 'react-router';
import { formatTime } from '#admin/lib/format.ts';
import { COLOURS } from '#admin/theme.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { formatCount, IMPORT_STATES } from './import-states.ts';
import { useImports } from './use-import.ts';

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'center',
  py: 1.25,
  minHeight: 44,
  borderTop: `1px solid ${COLOURS.line}`,
} as const;

const describeCounts = ({ state, counts }: ProductImport): string =>
  state === 'done' ? `${formatCount(counts.created)} added, ${formatCount(counts.updated)} changed` : '';

/** The last imports of all staff members. */
export const PastImports = () => {
  const { data, error, refetch } = useImports();
  return (
    <Panel title="Last imports">
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No file was imported in the last 30 days. What is imported comes here, with who did it.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((productImport) => (
          <Box component="li" key={productImport.import_id} sx={ROW}>
            <MuiLink
              component={Link}
              to={`/product-files?import=${productImport.import_id}`}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {productImport.file_name}
            </MuiLink>
            <Badge tone={IMPORT_STATES[productImport.state].tone}>{IMPORT_STATES[productImport.state].label}</Badge>
            <Box sx={{ color: 'text.secondary' }}>{describeCounts(productImport)}</Box>
            <Box sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}>
              {productImport.staff ?? 'The operator'}, {formatTime(productImport.created_at)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
};
