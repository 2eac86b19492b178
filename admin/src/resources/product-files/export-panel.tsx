import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PRODUCT_FILE_KINDS, type ProductFileKind } from '@uruhu/contract/staff/products/file-terms';
import { DownloadButton } from '#admin/forms/download-button.tsx';
import { Panel } from '#admin/ui/panel.tsx';
import { KIND_NAMES } from './column-names.ts';

const HELP: Readonly<Record<ProductFileKind, string>> = {
  products: 'Everything of every product, with options and sizes. Change what you like, and import the file again.',
  prices: 'Only prices, discounts and stock: for a price list or a count.',
};

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

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
          <DownloadButton
            label="Export"
            name={`Export ${KIND_NAMES[kind].toLowerCase()}`}
            call="exportProducts"
            parts={{ query: { kind } }}
          />
          <DownloadButton
            label="Template"
            name={`Template for ${KIND_NAMES[kind].toLowerCase()}`}
            call="productTemplate"
            parts={{ query: { kind } }}
            variant="text"
          />
        </Box>
      ))}
    </Box>
  </Panel>
);
