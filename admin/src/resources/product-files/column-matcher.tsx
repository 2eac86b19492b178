import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ProductImport } from '@uruhu/contract/staff/products/files';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { COLOURS } from '#admin/theme.ts';
import { listColumnChoices } from './column-names.ts';

type Props = {
  productImport: ProductImport;
  onChanged: (productImport: ProductImport) => void;
  onCancel: () => void;
  cancelLabel?: string;
};

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 280px' },
  gap: 1,
  alignItems: 'center',
  py: 1,
  borderTop: `1px solid ${COLOURS.line}`,
} as const;

/** Matches the columns of the file to those of the shop, then begins the dry run. */
export const ColumnMatcher = ({ productImport, onChanged, onCancel, cancelLabel = 'Choose another file' }: Props) => {
  const [columns, setColumns] = useState(productImport.columns);
  const { isBusy, message, errors, run } = useCall();
  const choices = listColumnChoices(productImport.kind);
  const unreadCount = columns.filter((column) => column === null).length;
  const check = () =>
    run(async () =>
      onChanged((await callStaff('checkImport', { params: { import_id: productImport.import_id }, body: { columns } })).data),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        Which column is which? {unreadCount > 0 && `${unreadCount} of ${columns.length} columns will not be read.`} The next step only
        looks: it changes no product.
      </Typography>
      <Box>
        {productImport.headers.map((header, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have the same name
          <Box key={index} sx={ROW}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{header || `Column ${index + 1}`}</strong>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {productImport.sample[index] ? `such as ${productImport.sample[index]}` : 'empty in the first row'}
              </Typography>
            </Box>
            <TextField
              select
              size="small"
              label={`“${header || `Column ${index + 1}`}” is`}
              value={columns[index] ?? ''}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              onChange={({ target }) =>
                setColumns(columns.map((column, columnIndex) => (columnIndex === index ? target.value || null : column)))
              }
            >
              <MenuItem value="">Not read</MenuItem>
              {choices.map(({ value, label }) => (
                <MenuItem key={value} value={value} disabled={value !== columns[index] && columns.includes(value)}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        ))}
      </Box>
      {(message || errors.columns) && <Alert severity="error">{errors.columns ?? message}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void check()}>
          Check the file
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </Box>
    </Box>
  );
};
