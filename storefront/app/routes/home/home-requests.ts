/** The requests of the home page: the server makes them for the first HTML, and the browser repeats those that failed or were late. */
import type { Brand } from '@uruhu/contract/catalogue/brand';
import type { Sort } from '@uruhu/contract/catalogue/filters';
import type { Client } from '@uruhu/contract/client';
import type { Tag } from '@uruhu/contract/product-attributes';
import { loadCategories } from '#app/features/categories/load-categories.ts';
import { type CardProduct, toCard } from '#app/features/products/card-product.ts';
import { ROW_SIZE } from '#app/features/products/product-row.tsx';
import type { DeferredSection } from '#app/lib/section.ts';
import { toDeferredSection } from '#app/lib/section.ts';
import type { ParentCategory } from '#app/lib/shop.ts';
import * as messages from '#messages/catalogue/home-fallbacks';
import { withErrorPrefix } from '#messages/shell/common';
import { type SlideWithPath, toSlideWithPath } from './slide-link.ts';

export type RowBrand = Pick<Brand, 'brand_id' | 'name' | 'image'>;

export type HomeSections = {
  slides: SlideWithPath[];
  best: CardProduct[];
  recommendations: CardProduct[];
  categories: ParentCategory[];
  trending: CardProduct[];
  brands: RowBrand[];
};
/** `origin`: the origin of this site. */
type HomeRequests = { [Name in keyof HomeSections]: (api: Client, origin: string) => Promise<DeferredSection<HomeSections[Name]>> };

const pickLargestBrands = (brands: Brand[]) => brands.toSorted((a, b) => b.product_count - a.product_count).slice(0, ROW_SIZE);

type ConvertProduct = typeof toCard;

async function loadTagged(
  api: Client,
  convert: ConvertProduct,
  tag: Tag,
  sortBy: Sort,
  emptyMessage: string,
): Promise<DeferredSection<CardProduct[]>> {
  const list = await api.filterProducts(1, { tags: [tag], status: 'published', scope: 'light', pagination: ROW_SIZE, sortBy });
  return toDeferredSection(list, ({ results }) => results.map((product) => convert(product, tag)), emptyMessage, withErrorPrefix);
}

/** `convert` turns a product into a card; on the server into a card with a placeholder for its picture. */
export const createHomeRequests = (convert: ConvertProduct = toCard): HomeRequests => ({
  slides: async (api, origin) =>
    toDeferredSection(
      await api.slides(),
      (slides) => slides.map((slide) => toSlideWithPath(slide, origin)),
      messages.noSlides,
      messages.slidesError,
    ),
  best: (api) => loadTagged(api, convert, 'BEST SELLER', 'best', messages.noBestSellers),
  recommendations: async (api) => {
    // Requests two rows, because the page leaves out products that are among the best sellers above.
    const result = await api.recommendations({ viewed: [], pagination: 2 * ROW_SIZE });
    return toDeferredSection(
      result,
      ({ results }) => results.map((product) => convert(product)),
      messages.noRecommendations,
      withErrorPrefix,
    );
  },
  categories: loadCategories,
  trending: (api) => loadTagged(api, convert, 'HOT DEAL', 'rating', messages.noTrending),
  brands: async (api) =>
    toDeferredSection(
      await api.brands(),
      ({ results }) => pickLargestBrands(results).map(({ brand_id, name, image }) => ({ brand_id, name, image })),
      messages.noBrands,
      withErrorPrefix,
    ),
});
