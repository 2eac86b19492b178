import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { RecordHistory } from '#admin/history/record-history.tsx';
import { ProductActions } from '#admin/products/actions/product-actions.tsx';
import { ProductFields } from '#admin/products/form/product-fields.tsx';
import { type EditedProduct, PRODUCT_LABELS } from '#admin/products/product-terms.ts';
import { StockPanel } from '#admin/products/stock/stock-panel.tsx';

export const ProductEdit = () => (
  <EditPage<EditedProduct>
    resource="products"
    title={({ name }) => toPlainName(name)}
    labels={PRODUCT_LABELS}
    isWide
    actions={(product) => <ProductActions product={product} />}
    after={({ product_id: id }) => <RecordHistory noun="products" id={id} />}
  >
    {(product) => <ProductFields stock={<StockPanel product={product} />} />}
  </EditPage>
);
