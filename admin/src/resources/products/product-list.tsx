import Button from '@mui/material/Button';
import type { ProductChangeResult } from '@uruhu/contract/staff/products/changes';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkResult } from './bulk/bulk-result.tsx';
import { PRODUCT_COLUMNS } from './list/product-columns.tsx';
import { ProductFilters } from './list/product-filters.tsx';
import { buildProductPath } from './product-terms.ts';

export const ProductList = () => {
  const isAllowed = useAllowed();
  const mayWrite = isAllowed('catalogue.write');
  const mayChange = mayWrite || isAllowed('stock.write');
  const [result, setResult] = useState<ProductChangeResult | null>(null);
  return (
    <>
      <ListPage
        resource="products"
        title="Products"
        columns={PRODUCT_COLUMNS}
        getPath={({ product_id }) => buildProductPath(product_id)}
        sort={{ field: 'created_at', order: 'DESC' }}
        filters={<ProductFilters />}
        actions={
          mayChange && (
            <Button component={Link} to="/product-changes">
              Bulk changes
            </Button>
          )
        }
        bulkActions={mayChange ? <BulkBar onDone={setResult} /> : undefined}
        createLabel={mayWrite ? 'Add a product' : undefined}
        empty={{
          title: 'No products yet',
          text: 'A product needs a brand, a category, a name, a price and a picture. It stays a draft that only the staff see until you publish it.',
        }}
      />
      {result && <BulkResult result={result} onClose={() => setResult(null)} />}
    </>
  );
};
