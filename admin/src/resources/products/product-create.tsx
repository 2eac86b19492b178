import { useWatch } from 'react-hook-form';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { WholeNumberInput } from '#admin/forms/inputs/whole-number-input.tsx';
import { LowStockInput } from './form/low-stock-input.tsx';
import { NEW_PRODUCT } from './form/new-product.ts';
import { ProductFields } from './form/product-fields.tsx';

/** The initial pieces of a product. A product with options or sizes has no pieces itself, because its options and sizes have them. */
const InitialStock = () => {
  const mayCount = useAllowed()('stock.write');
  const [options, sizes] = useWatch({ name: ['options', 'sizes'] }) as [unknown[], unknown[]];
  const hasChoices = (options?.length ?? 0) + (sizes?.length ?? 0) > 0;
  return (
    <>
      {hasChoices || !mayCount ? null : (
        <WholeNumberInput source="stock" label="Pieces" unit="pieces" isNullable help="Empty: made to order, always available." />
      )}
      <LowStockInput />
    </>
  );
};

export const ProductCreate = () => (
  <CreatePage resource="products" title="Add a product" defaults={NEW_PRODUCT} saveLabel="Add the product" isWide>
    <ProductFields stock={<InitialStock />} />
  </CreatePage>
);
