import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { useStaffChange } from '#admin/api/use-staff-change.ts';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { DeleteButton } from '#admin/forms/delete-button.tsx';
import { Panel } from '#admin/ui/panel.tsx';
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

/** Shows the saved product as shoppers would see it, whatever its status. The link works for a day, so it can be sent to a colleague. */
const PreviewButton = ({ product_id }: { product_id: string }) => {
  const notify = useNotify();
  const { isBusy, run } = useStaffChange();
  const open = () => {
    // Opened within the press: browsers block what opens after an answer of the server.
    const tab = window.open('', '_blank');
    return run(async () => {
      try {
        const { data } = await callStaff('createProductPreview', { params: { product_id } });
        if (tab) tab.location.href = data.path;
        else window.location.assign(data.path);
      } catch (error) {
        tab?.close();
        notify((error as Error).message, { type: 'error' });
        throw error;
      }
    });
  };
  return (
    <Button onClick={() => void open()} disabled={isBusy}>
      Preview
    </Button>
  );
};

/** Shows the product as shoppers see it, or will see it. */
export const ShowProduct = ({ product: { status, product_id } }: { product: EditedProduct }) =>
  status === 'published' ? <SeeButton product_id={product_id} /> : <PreviewButton product_id={product_id} />;

/** What else can be done with a product. */
export const ProductActions = ({ product }: { product: EditedProduct }) => {
  const mayWrite = useAllowed()('catalogue.write');
  if (!mayWrite) return null;
  return (
    <Panel title="Copy or delete">
      <DuplicateButton product_id={product.product_id} />
      <DeleteButton
        resource="products"
        id={product.id}
        label="Delete the product"
        explanation="Its texts, options and stock are gone, and this cannot be undone. A product that was ordered cannot be deleted: archive it instead."
      />
    </Panel>
  );
};
