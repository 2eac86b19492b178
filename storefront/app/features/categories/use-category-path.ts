import { useLocation, useRouteLoaderData } from 'react-router';
import { type CategoryNode, useCategories } from '#app/lib/shop.ts';
import { PATH_PREFIX } from '#language';
import { findPathToCategory } from './tree.ts';

const CATEGORY_PAGE = new RegExp(`^${PATH_PREFIX}/category/([^/]+)`);

type ProductPageData = { product?: { ok: boolean; data?: { category?: { category_id: string } } } };

/** The categories of the current page, from the parent category down. A product page has those of its product. */
export function useCategoryPath(): readonly CategoryNode[] {
  const categories = useCategories();
  const { pathname } = useLocation();
  const productCategoryId = useRouteLoaderData<ProductPageData>('product/:productId')?.product?.data?.category?.category_id;
  const encodedId = CATEGORY_PAGE.exec(pathname)?.[1];
  const id = encodedId ? decodeURIComponent(encodedId) : productCategoryId;
  return id ? findPathToCategory(categories, id) : [];
}
