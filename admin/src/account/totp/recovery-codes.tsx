import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { copyText } from '#admin/lib/copy-text.ts';
import { notify } from '#admin/lib/notices.ts';
import { saveFile } from '#admin/lib/save-file.ts';
import { getShopName } from '#admin/lib/shop-name.ts';
import { useUnsavedGuard } from '#admin/ui/use-unsaved-guard.ts';

const FILE_NAME = 'uruhu-recovery-codes.txt';

/** Only the codes are printed, not the rest of the page. */
const PRINT_STYLES = {
  '@media print': { 'body *': { visibility: 'hidden' }, '#recovery-codes, #recovery-codes *': { visibility: 'visible' } },
};
const LIST = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: 1,
  m: 0,
  p: 2,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 620,
  listStyle: 'none',
  fontFamily: 'monospace',
  fontSize: 14,
  bgcolor: 'background.default',
} as const;

const formatCodes = (codes: readonly string[]): string =>
  [`${getShopName()} back office: recovery codes`, 'Each signs you in once, in place of a code of the app.', '', ...codes, ''].join('\n');

/** Shows the recovery codes, which no later page can show. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  useUnsavedGuard(true);
  async function copy() {
    if (await copyText(formatCodes(codes))) notify('Copied');
    else notify('Your browser does not allow copying. Please download or print the codes.', 'error');
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <GlobalStyles styles={PRINT_STYLES} />
      <Alert severity="warning">
        Codes are on. Keep these ten recovery codes where you find them without your phone: they are shown only now. Each signs you in once.
      </Alert>
      <Box component="ul" id="recovery-codes" aria-label="Recovery codes" sx={LIST}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outlined" onClick={() => saveFile(FILE_NAME, new Blob([formatCodes(codes)], { type: 'text/plain' }))}>
          Download
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
      </Box>
      <Button variant="contained" onClick={onDone}>
        I have kept them
      </Button>
    </Stack>
  );
};
