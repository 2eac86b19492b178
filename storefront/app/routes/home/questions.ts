/** What the home page asks for: the server for its first HTML, and the browser where an answer failed or was late. */
import type { Brand } from '@uruhu/contract/brand';
import type { Client } from '@uruhu/contract/client';
import type { Tag } from '@uruhu/contract/constants';
import type { Sort } from '@uruhu/contract/filters';
import { askCategories } from '#app/lib/ask-categories.ts';
import { type CardProduct, toCard } from '#app/lib/card.ts';
import type { Part } from '#app/lib/section.ts';
import type { ParentCategory } from '#app/lib/shop.ts';
import { toPart } from '#app/lib/to-part.ts';
import * as words from '#messages/absent';
import { error } from '#messages/common';
import { IN_ROW } from './besides.ts';
import { type ShownSlide, toShownSlide } from './shown-slide.ts';

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
type Questions = { [Name in keyof Answers]: (api: Client, origin: string) => Promise<Part<Answers[Name]>> };

const mostOffered = (brands: Brand[]) => brands.toSorted((a, b) => b.product_count - a.product_count).slice(0, IN_ROW);

type Card = typeof toCard;

async function tagged(api: Client, card: Card, tag: Tag, sortBy: Sort, empty: string): Promise<Part<CardProduct[]>> {
  const list = await api.filterProducts(1, { tags: [tag], status: 'published', scope: 'light', pagination: IN_ROW, sortBy });
  return toPart(list, ({ results }) => results.map((product) => card(product, tag)), empty, error);
}

/** `card` shapes a product: what comes with the page brings the colours of its picture along. */
export const questionsOf = (card: Card = toCard): Questions => ({
  slides: async (api, origin) =>
    toPart(await api.slides(), (all) => all.map((slide) => toShownSlide(slide, origin)), words.noSlides, words.slidesError),
  best: (api) => tagged(api, card, 'BEST SELLER', 'best', words.noBestSellers),
  recommendations: async (api) => {
    const answer = await api.recommendations({ viewed: [], pagination: 2 * IN_ROW });
    return toPart(answer, ({ results }) => results.map((product) => card(product)), words.noRecommendations, error);
  },
  categories: askCategories,
  trending: (api) => tagged(api, card, 'HOT DEAL', 'rating', words.noTrending),
  brands: async (api) =>
    toPart(
      await api.brands(),
      ({ results }) => mostOffered(results).map(({ brand_id, name, image }) => ({ brand_id, name, image })),
      words.noBrands,
      error,
    ),
});
