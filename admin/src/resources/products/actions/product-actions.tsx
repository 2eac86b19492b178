import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { callStaff } from '#admin/api/call-staff.ts';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { DeleteButton } from '#admin/forms/delete-button.tsx';
import { useCall } from '#admin/forms/use-call.ts';
import { Panel } from '#admin/ui/panel.tsx';
import type { EditedProduct } from '../product-terms.ts';
import { DuplicateButton } from './duplicate-button.tsx';

const SeeButton = ({ product_id }: { product_id: string }) => (
  <Button component="a" href={`/product/${encodeURIComponent(product_id)}`} target="_blank" rel="noreferrer">
    See in the shop
  </Button>
);

/** Shows the saved product as shoppers would see it, whatever its status. The link works for a day, so it can be sent to a colleague. */
const PreviewButton = ({ product_id }: { product_id: string }) => {
  const notify = useNotify();
  const { isBusy, run } = useCall();
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
      <DuplicateButton product={product} />
      <DeleteButton
        resource="products"
        record={product}
        labels={{}}
        label="Delete the product"
        explanation="Its texts, options and stock are gone, and this cannot be undone. If it was in the shop, its address leads to its category. A product that was ordered cannot be deleted: archive it instead."
      />
    </Panel>
  );
};
