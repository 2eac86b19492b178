/** What the home page asks for: the server for its first HTML, and the browser where an answer failed or was late. */
import type { Brand } from '@uruhu/contract/brand';
import type { Client, Result } from '@uruhu/contract/client';
import type { Tag } from '@uruhu/contract/constants';
import type { Sort } from '@uruhu/contract/filters';
import { type CardProduct, toCard } from '#app/lib/card.ts';
import { type ParentCategory, toParentCategory } from '#app/lib/shop.ts';
import { type ShownSlide, toShownSlide } from './shown-slide.ts';

/** A row on the home page shows the first dozen; 'See all' leads to the rest. */
const IN_ROW = 12;

export type ShownBrand = Pick<Brand, 'brand_id' | 'name' | 'image'>;

export type Answers = {
  slides: ShownSlide[];
  best: CardProduct[];
  recommendations: CardProduct[];
  categories: ParentCategory[];
  trending: CardProduct[];
  brands: ShownBrand[];
};
/** `origin` is this site's own. */
function shaped<Got, Data>(result: Result<Got>, shape: (got: Got) => Data): Result<Data> {
  return result.ok ? { ok: true, data: shape(result.data) } : result;
}

type Questions = { [Name in keyof Answers]: (api: Client, origin: string) => Promise<Result<Answers[Name]>> };

const mostOffered = (brands: Brand[]) => brands.toSorted((a, b) => b.product_count - a.product_count).slice(0, IN_ROW);

const tagged = (api: Client, tag: Tag, sortBy: Sort) =>
  api.filterProducts(1, { tags: [tag], status: 'published', scope: 'light', pagination: IN_ROW, sortBy });

/** The best sellers are the best rated, mostly: what stands in the row above need not stand in this one again. */
export function besides(products: CardProduct[], above: readonly CardProduct[]): CardProduct[] {
  const there = new Set(above.map(({ product_id }) => product_id));
  return products.filter(({ product_id }) => !there.has(product_id)).slice(0, IN_ROW);
}

/** `card` shapes a product: what comes with the page brings the colours of its picture along. */
export const questionsOf = (card = toCard): Questions => ({
  slides: async (api, origin) => shaped(await api.slides(), (all) => all.map((slide) => toShownSlide(slide, origin))),
  best: async (api) =>
    shaped(await tagged(api, 'BEST SELLER', 'best'), ({ results }) => results.map((product) => card(product, 'BEST SELLER'))),
  recommendations: async (api) =>
    shaped(await api.recommendations({ viewed: [], pagination: 2 * IN_ROW }), ({ results }) => results.map((product) => card(product))),
  categories: async (api) => shaped(await api.parentCategories(), (all) => all.map(toParentCategory)),
  trending: async (api) =>
    shaped(await tagged(api, 'HOT DEAL', 'rating'), ({ results }) => results.map((product) => card(product, 'HOT DEAL'))),
  brands: async (api) =>
    shaped(await api.brands(), ({ results }) => mostOffered(results).map(({ brand_id, name, image }) => ({ brand_id, name, image }))),
});
