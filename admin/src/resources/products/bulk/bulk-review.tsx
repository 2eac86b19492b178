import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import type { BulkChange } from './bulk-terms.ts';

const LIST = { m: 0, p: 0, listStyle: 'none', maxHeight: 260, overflowY: 'auto' } as const;

const listFindings = ({ findings }: SkippedProduct) => [...new Set(findings.map(({ name, term }) => `${name}: ‘${term}’`))].join(', ');

type Props = {
  change: BulkChange<'status'>;
  skipped: readonly SkippedProduct[];
  onChange: (change: BulkChange<'status'>) => void;
};

/** The ingredients and words that the check found in the chosen products, with a checkbox to confirm each product. */
export const BulkReview = ({ change, skipped, onChange }: Props) => {
  const toReview = skipped.filter(({ code }) => code === 'staff_check_needed');
  if (toReview.length === 0) return null;
  const confirm = ({ product_id, findings }: SkippedProduct, isOn: boolean) => {
    const otherConfirmations = change.reviewed.filter((reviewed) => reviewed.product_id !== product_id);
    onChange({
      ...change,
      reviewed: isOn ? [...otherConfirmations, { product_id, keys: findings.map(({ key }) => key) }] : otherConfirmations,
    });
  };
  const isConfirmed = ({ product_id }: SkippedProduct) => change.reviewed.some((reviewed) => reviewed.product_id === product_id);
  const isFull = change.reviewed.length >= PRODUCT_LIMITS.confirmed_per_change;
  return (
    <Alert severity="warning" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <AlertTitle>Look at these before they are published</AlertTitle>
      Choose the products whose pack says so, if Rwanda allows the shop to sell them and to say so. The others stay as they are.
      {isFull && <p>At most {PRODUCT_LIMITS.confirmed_per_change} at once.</p>}
      <Box component="ul" sx={LIST} aria-label="To confirm">
        {toReview.map((product) => (
          <li key={product.product_id}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={isConfirmed(product)}
                  disabled={isFull && !isConfirmed(product)}
                  onChange={(_, isOn) => confirm(product, isOn)}
                />
              }
              label={
                <>
                  <strong>{toPlainName(product.name)}</strong>: {listFindings(product)}
                </>
              }
            />
          </li>
        ))}
      </Box>
    </Alert>
  );
};
