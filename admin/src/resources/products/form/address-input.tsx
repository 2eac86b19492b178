import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { useFormRecord } from '#admin/forms/record-context.ts';

const PATH_START = '/product/';

/** The address of a product in the shop: chosen when it is added, and shown from then on. */
export const AddressInput = () => {
  const { id } = useFormRecord();
  if (id !== undefined)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Address in the shop:{' '}
        <strong>
          {PATH_START}
          {String(id)}
        </strong>
        . It stays, because orders name it. For another one, duplicate the product.
      </Typography>
    );
  return (
    <TextInput
      source="product_id"
      label="Address"
      helperText="Small letters, digits and hyphens. Empty: made of the name. It cannot be changed later."
      slotProps={{ input: { startAdornment: <InputAdornment position="start">{PATH_START}</InputAdornment> } }}
    />
  );
};
