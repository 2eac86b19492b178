import Button from '@mui/material/Button';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { callStaff } from '#admin/api/call-staff.ts';
import { DeleteButton } from '#admin/forms/delete-button.tsx';
import { useCall } from '#admin/forms/use-call.ts';
import { notify } from '#admin/lib/notices.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { ShopLink } from '#admin/ui/shop-link.tsx';
import type { EditedProduct } from '../product-terms.ts';
import { DuplicateButton } from './duplicate-button.tsx';

/** Shows the saved product as shoppers would see it, whatever its status. The link works for a day, so it can be sent to a colleague. */
const PreviewButton = ({ product_id }: { product_id: string }) => {
  const { isBusy, run } = useCall();
  const open = () => {
    // Opened before the call, because browsers block a tab that does not open directly at a click.
    const tab = window.open('', '_blank');
    return run(async () => {
      try {
        const { data } = await callStaff('createProductPreview', { params: { product_id } });
        if (tab) tab.location.href = data.path;
        else window.location.assign(data.path);
      } catch (error) {
        tab?.close();
        notify((error as Error).message, 'error');
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

/** The link to the product's page in the shop, or to its preview while it is not published. */
export const ShowProduct = ({ product: { status, product_id } }: { product: EditedProduct }) =>
  status === 'published' ? <ShopLink path={`/product/${encodeURIComponent(product_id)}`} /> : <PreviewButton product_id={product_id} />;

/** The panel to copy or delete a product. */
export const ProductActions = ({ product }: { product: EditedProduct }) => {
  const mayWrite = useAllowed()('catalogue.write');
  if (!mayWrite) return null;
  return (
    <Panel title="Copy or delete">
      <DuplicateButton product={product} />
      <DeleteButton
        resource="products"
        record={product}
        label="Delete the product"
        explanation="Its texts, options and stock are gone, and this cannot be undone. If it was in the shop, its address says that it is no longer sold, and offers its category. A product that was ordered cannot be deleted: archive it instead."
      />
    </Panel>
  );
};
