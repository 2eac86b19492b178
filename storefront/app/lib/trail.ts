import { useLocation, useRouteLoaderData } from 'react-router';
import { type Branch, useCategories } from './shop.ts';
import { trailTo } from './tree.ts';

const CATEGORY_PAGE = /^\/category\/([^/]+)/;

type ProductPageData = { product?: { ok: boolean; data?: { category?: { category_id: string } } } };

/** Where the page stands in the category tree, from the parent category down. A product stands in its category. */
export function useTrail(): readonly Branch[] {
  const categories = useCategories();
  const { pathname } = useLocation();
  const shown = useRouteLoaderData<ProductPageData>('product/:productId')?.product?.data?.category?.category_id;
  const asked = CATEGORY_PAGE.exec(pathname)?.[1];
  const id = asked ? decodeURIComponent(asked) : shown;
  return id ? trailTo(categories, id) : [];
}
