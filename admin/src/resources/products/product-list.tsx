import { useAllowed } from '#admin/auth/use-allowed.ts';
import { PRODUCT_COLUMNS } from '#admin/products/list/product-columns.tsx';
import { ProductFilters } from '#admin/products/list/product-filters.tsx';
import { buildProductPath, type ListedProduct } from '#admin/products/product-terms.ts';
import { ListPage } from '#admin/ui/list-page.tsx';

export const ProductList = () => {
  const mayWrite = useAllowed()('catalogue.write');
  return (
    <ListPage<ListedProduct>
      resource="products"
      title="Products"
      columns={PRODUCT_COLUMNS}
      getPath={({ product_id }) => buildProductPath(product_id)}
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={<ProductFilters />}
      {...(mayWrite ? { create: 'Add a product' } : {})}
      empty={{
        title: 'No products yet',
        text: 'A product needs a brand, a category, a name, a price and a picture. It stays a draft that only the staff see until you publish it.',
      }}
    />
  );
};
