import Stack from '@mui/material/Stack';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { PastImports } from './past-imports.tsx';

export const ProductFilesPage = () => (
  <Stack spacing={2}>
    <PageTitle title="Import and export" />
    <ImportPanel />
    <ExportPanel />
    <PastImports />
  </Stack>
);
