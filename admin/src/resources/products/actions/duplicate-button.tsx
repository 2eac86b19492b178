import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { PRODUCT_LIMITS } from '@uruhu/contract/staff/products/terms';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { buildListKey } from '#admin/api/records.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { notify } from '#admin/lib/notices.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';
import { CallField } from '#admin/ui/call-field.tsx';
import { buildProductPath, type EditedProduct } from '../product-terms.ts';

type Props = { product: EditedProduct; onClose: () => void; onDone: (product_id: string) => void };

/** Asks for the name and the address of the copy. The address is asked for now because it cannot be changed later. */
const DuplicateDialog = ({ product: { product_id, name }, onClose, onDone }: Props) => {
  const { run, ...call } = useCall();
  const duplicate = (fields: FormData) =>
    run(async () => {
      const body = { name: String(fields.get('name')), product_id: String(fields.get('product_id')).trim() };
      const { data } = await callStaff('duplicateProduct', { params: { product_id }, body });
      onDone(data.product_id);
    });
  return (
    <ActionDialog
      title={`Duplicate ‘${toPlainName(name)}’`}
      explanation="The copy is a draft with the same texts, pictures, price and choices, without discount and stock."
      confirmLabel="Duplicate it"
      call={call}
      onClose={onClose}
      onSubmit={(fields) => void duplicate(fields)}
    >
      <CallField
        name="name"
        label="Name of the copy"
        defaultValue={`${name} (copy)`.slice(0, PRODUCT_LIMITS.name)}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: PRODUCT_LIMITS.name } }}
      />
      <CallField
        name="product_id"
        label="Address"
        helperText="Small letters, digits and hyphens. Empty: made of the name. It cannot be changed later."
        slotProps={{ input: { startAdornment: <InputAdornment position="start">/product/</InputAdornment> }, inputLabel: { shrink: true } }}
      />
    </ActionDialog>
  );
};

export const DuplicateButton = ({ product }: Pick<Props, 'product'>) => {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const openCopy = (product_id: string) => {
    // Removes the dialog before navigating: its text counts as unsaved, so leaving the page would ask for confirmation.
    flushSync(() => setOpen(false));
    void queryClient.invalidateQueries({ queryKey: buildListKey('products') });
    notify('This is the copy, as a draft');
    void navigate(buildProductPath(product_id));
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Duplicate</Button>
      {isOpen && <DuplicateDialog product={product} onClose={() => setOpen(false)} onDone={openCopy} />}
    </>
  );
};
