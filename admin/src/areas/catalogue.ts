import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { ListedRecord } from '#admin/api/records.ts';
import { buildProductPath, type ListedProduct } from '../resources/products/product-terms.ts';
import { type Area, lazyPage, type SearchHit } from './page.ts';

function describeProduct(row: ListedRecord): SearchHit {
  const { product_id, name, brand } = row as ListedProduct;
  return { label: toPlainName(name), detail: toPlainName(brand), to: buildProductPath(product_id) };
}

const loadBrands = () => import('../resources/brands/brands.tsx');
const loadCategoryForms = () => import('../resources/categories/category-forms.tsx');
const loadRedirects = () => import('../resources/redirects/redirects.tsx');

export const CATALOGUE: Area = {
  title: 'Catalogue',
  pages: [
    {
      name: 'products',
      label: 'Products',
      permission: 'catalogue.read',
      writePermission: 'catalogue.write',
      screens: {
        list: lazyPage(() => import('../resources/products/product-list.tsx'), 'ProductList'),
        create: lazyPage(() => import('../resources/products/product-create.tsx'), 'ProductCreate'),
        edit: lazyPage(() => import('../resources/products/product-edit.tsx'), 'ProductEdit'),
      },
      actions: [{ to: '/products/create', label: 'Add a product', permission: 'catalogue.write' }],
      describe: describeProduct,
    },
    {
      name: 'product-changes',
      permission: 'catalogue.read',
      screens: { list: lazyPage(() => import('../resources/products/changes/product-change-list.tsx'), 'ProductChangeList') },
      actions: [{ to: '/product-changes', label: 'Bulk changes of products', permission: 'catalogue.read' }],
    },
    {
      name: 'categories',
      label: 'Categories',
      permission: 'catalogue.read',
      writePermission: 'catalogue.write',
      screens: {
        list: lazyPage(() => import('../resources/categories/category-tree.tsx'), 'CategoryTree'),
        create: lazyPage(loadCategoryForms, 'CategoryCreate'),
        edit: lazyPage(loadCategoryForms, 'CategoryEdit'),
      },
      actions: [{ to: '/categories/create', label: 'Add a category', permission: 'catalogue.write' }],
    },
    {
      name: 'brands',
      label: 'Brands',
      permission: 'catalogue.read',
      writePermission: 'catalogue.write',
      screens: {
        list: lazyPage(loadBrands, 'BrandList'),
        create: lazyPage(loadBrands, 'BrandCreate'),
        edit: lazyPage(loadBrands, 'BrandEdit'),
      },
      actions: [{ to: '/brands/create', label: 'Add a brand', permission: 'catalogue.write' }],
    },
    {
      name: 'product-files',
      label: 'Import and export',
      permission: 'catalogue.write',
      screens: { list: lazyPage(() => import('../resources/product-files/product-files-page.tsx'), 'ProductFilesPage') },
    },
    {
      name: 'redirects',
      label: 'Redirects',
      permission: 'catalogue.read',
      writePermission: 'catalogue.write',
      screens: {
        list: lazyPage(loadRedirects, 'RedirectList'),
        create: lazyPage(loadRedirects, 'RedirectCreate'),
        edit: lazyPage(loadRedirects, 'RedirectEdit'),
      },
      actions: [{ to: '/redirects/create', label: 'Add a redirect', permission: 'catalogue.write' }],
    },
    {
      name: 'stock-waits',
      label: 'Waited for',
      permission: 'catalogue.read',
      screens: { list: lazyPage(() => import('../resources/stock-waits/awaited-choice-list.tsx'), 'AwaitedChoiceList') },
    },
  ],
};
