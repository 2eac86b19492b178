import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { buildPath } from '@uruhu/contract/endpoints/call-address';
import { STAFF_PATHS } from '@uruhu/contract/endpoints/paths/staff';
import { PRODUCT_FILE_KINDS, type ProductFileKind } from '@uruhu/contract/staff/product-file-terms';
import { Panel } from '#admin/ui/panel.tsx';
import { KIND_NAMES } from './column-names.ts';

const HELP: Readonly<Record<ProductFileKind, string>> = {
  products: 'Everything of every product, with options and sizes. Change what you like, and import the file again.',
  prices: 'Only prices, discounts and stock: for a price list or a count.',
};

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

/** Links, so that the browser saves the file as it comes, however large it is. */
export const ExportPanel = () => (
  <Panel title="Export">
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {PRODUCT_FILE_KINDS.map((kind) => (
        <Box key={kind} sx={ROW}>
          <Box sx={{ flex: '1 1 260px' }}>
            <Typography variant="h3">{KIND_NAMES[kind]}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {HELP[kind]}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            href={buildPath(STAFF_PATHS.exportProducts, {}, { kind })}
            download
            aria-label={`Export ${KIND_NAMES[kind].toLowerCase()}`}
          >
            Export
          </Button>
          <Button
            href={buildPath(STAFF_PATHS.productTemplate, {}, { kind })}
            download
            aria-label={`Template for ${KIND_NAMES[kind].toLowerCase()}`}
          >
            Template
          </Button>
        </Box>
      ))}
    </Box>
  </Panel>
);
