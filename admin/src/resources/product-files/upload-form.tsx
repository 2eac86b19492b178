import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { PRODUCT_FILE_KINDS, type ProductFileKind } from '@uruhu/contract/staff/products/file-terms';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { useState } from 'react';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { KIND_NAMES } from './column-names.ts';
import { FileChoice } from './file-choice.tsx';
import { findFileProblem, uploadFiles } from './upload-file.ts';

/** Where a staff member chooses the files of an import and uploads them. */
export const UploadForm = ({ onUploaded }: { onUploaded: (productImport: ProductImport) => void }) => {
  const [kind, setKind] = useState<ProductFileKind>('products');
  const [csv, setCsv] = useState<File | null>(null);
  const [zip, setZip] = useState<File | null>(null);
  const [uploadedShare, setUploadedShare] = useState(0);
  const { isBusy, message, errors, run } = useCall();
  const problem = csv ? findFileProblem(csv, zip) : '';
  const errorText = problem || message || Object.values(errors)[0];
  async function upload() {
    if (!csv) return;
    setUploadedShare(0);
    await run(async () => onUploaded(await uploadFiles({ kind, csv, zip }, setUploadedShare)));
  }
  const isAllowed = useAllowed();
  const forbidden = [isAllowed('prices.write') ? [] : ['prices'], isAllowed('stock.write') ? [] : ['stock']].flat();
  const kinds = PRODUCT_FILE_KINDS.filter((value) => value !== 'prices' || forbidden.length < 2);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {forbidden.length > 0 && (
        <Alert severity="info" role="note">
          Your role does not set {forbidden.join(' or ')}, so a file that changes them is not imported: the check lists each such row. Leave
          these cells as they are, or empty for a new product, which then waits as a draft until a manager sets its price.
        </Alert>
      )}
      {kinds.length > 1 && (
        <FormControl disabled={isBusy}>
          <FormLabel id="import-kind">What is in the file?</FormLabel>
          <RadioGroup row aria-labelledby="import-kind" value={kind} onChange={(_, value) => setKind(value as ProductFileKind)}>
            {kinds.map((value) => (
              <FormControlLabel key={value} value={value} control={<Radio />} label={KIND_NAMES[value]} />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      <FileChoice
        label="Choose a CSV file"
        hint="Or drop it here. From a spreadsheet, save it as “CSV UTF-8”."
        accept=".csv,.txt,.tsv,text/csv"
        file={csv}
        onChoose={setCsv}
        isDisabled={isBusy}
      />
      {kind === 'products' && (
        <FileChoice
          label="Add pictures (ZIP)"
          hint="Only if the file names pictures by their file names."
          accept=".zip,application/zip"
          file={zip}
          onChoose={setZip}
          isDisabled={isBusy}
        />
      )}
      {errorText && <Alert severity="error">{errorText}</Alert>}
      {isBusy && <LinearProgress variant="determinate" value={uploadedShare * 100} aria-label="Uploading" />}
      <Box>
        <Button variant="contained" disabled={!csv || problem !== '' || isBusy} onClick={() => void upload()}>
          {isBusy ? `Uploading ${Math.floor(uploadedShare * 100)} %` : 'Upload'}
        </Button>
      </Box>
    </Box>
  );
};
