import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { useStaffChange } from '#admin/api/use-staff-change.ts';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { DeleteButton } from '#admin/forms/delete-button.tsx';
import { buildProductPath, type EditedProduct } from '../product-terms.ts';

const DuplicateButton = ({ product_id }: { product_id: string }) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { isBusy, run } = useStaffChange();
  const duplicate = () =>
    run(async () => {
      try {
        const { data } = await callStaff('duplicateProduct', { params: { product_id } });
        void queryClient.invalidateQueries({ queryKey: ['products', 'getList'] });
        notify('This is the copy, as a draft', { type: 'success' });
        navigate(buildProductPath(data.product_id));
      } catch (error) {
        notify((error as Error).message, { type: 'error' });
        throw error;
      }
    });
  return (
    <Button onClick={() => void duplicate()} disabled={isBusy}>
      Duplicate
    </Button>
  );
};

const SeeButton = ({ product_id }: { product_id: string }) => (
  <Button component="a" href={`/product/${encodeURIComponent(product_id)}`} target="_blank" rel="noreferrer">
    See in the shop
  </Button>
);

/** What else can be done with a product. */
export const ProductActions = ({ product }: { product: EditedProduct }) => {
  const mayWrite = useAllowed()('catalogue.write');
  return (
    <>
      {product.status === 'published' && <SeeButton product_id={product.product_id} />}
      {mayWrite && <DuplicateButton product_id={product.product_id} />}
      {mayWrite && (
        <DeleteButton
          resource="products"
          id={product.id}
          label="Delete the product"
          explanation="Its texts, options and stock are gone, and this cannot be undone. A product that was ordered cannot be deleted: archive it instead."
        />
      )}
    </>
  );
};
