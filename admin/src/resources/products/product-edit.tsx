import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { ProductActions, ShowProduct } from './actions/product-actions.tsx';
import { toEditedFields } from './form/edited-fields.ts';
import { ProductFields } from './form/product-fields.tsx';
import { StockPanel } from './stock/stock-panel.tsx';

export const ProductEdit = () => (
  <EditPage
    resource="products"
    getTitle={({ name }) => toPlainName(name)}
    hasHistoryOfParts
    toFields={toEditedFields}
    isWide
    renderActions={(product) => <ShowProduct product={product} />}
    renderBelowForm={(product) => <ProductActions product={product} />}
  >
    {(product) => <ProductFields stock={<StockPanel product={product} />} blockedStatus={product.is_blocked ? product.status : null} />}
  </EditPage>
);
