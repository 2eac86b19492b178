import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callStaff, RefusalError } from '#admin/api/call-staff.ts';
import { type CategoryRecord, useCategoryTree } from '#admin/catalogue/category-choices.ts';
import { ActionDialog } from '#admin/ui/action-dialog.tsx';

const count = (number: number, one: string, many: string) => (number === 1 ? `One ${one}` : `${number} ${many}`);

/** Deletes a category after a question; with products in it, asks for the category that gets them. */
export const DeleteCategory = ({ category }: { category: CategoryRecord }) => {
  const { category_id, name, product_count } = category;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const { data: tree = [] } = useCategoryTree();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  async function remove(fields: FormData) {
    const move_to = String(fields.get('move_to') ?? '');
    setBusy(true);
    try {
      await callStaff('deleteCategory', { params: { category_id }, ...(move_to ? { query: { move_to } } : {}) });
      // The page of the deleted category is still open, and must not ask for it again.
      void queryClient.invalidateQueries({ queryKey: ['categories'], refetchType: 'none' });
      notify(`${name} is deleted.`, { type: 'success' });
      navigate('/categories', { replace: true });
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      setMessage(error.message);
      setBusy(false);
    }
  }
  const explanation =
    product_count > 0
      ? `${count(product_count, 'product is', 'products are')} in it and will move. Its address will lead to the category that gets them.`
      : 'Its address will lead to the category above it, or to all products. This cannot be undone.';
  const others = tree.filter((row) => row.category_id !== category_id);
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        Delete the category
      </Button>
      {isOpen && (
        <ActionDialog
          title={`Delete ${name}?`}
          explanation={explanation}
          confirmLabel="Delete the category"
          isBusy={isBusy}
          message={message}
          onClose={() => setOpen(false)}
          onSubmit={(fields) => void remove(fields)}
        >
          {product_count > 0 && (
            <TextField select name="move_to" label="Move the products to" defaultValue="" required>
              {others.map((row) => (
                <MenuItem key={row.category_id} value={row.category_id}>
                  {`${'– '.repeat(row.level - 1)}${row.name}`}
                </MenuItem>
              ))}
            </TextField>
          )}
        </ActionDialog>
      )}
    </>
  );
};
