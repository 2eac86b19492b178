import type { Brand } from '@uruhu/contract/brand';
import type { Client } from '@uruhu/contract/client';
import type { Tag } from '@uruhu/contract/constants';
import type { Sort } from '@uruhu/contract/filters';
import { useRouteLoaderData } from 'react-router';
import { ProductRow } from '#app/components/row/product-row.tsx';
import { apiContext } from '#app/context.ts';
import { toPageCard } from '#app/lib/card.server.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { pageOf, toSection } from '#app/lib/section.ts';
import { type RootData, useShopName } from '#app/lib/shop.ts';
import * as words from '#messages/home';
import type { Route } from './+types/home.ts';
import { BrandRow } from './brand-row.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { toShownSlide } from './shown-slide.ts';
import { Slides } from './slides.tsx';

/** A row on the home page shows the first dozen; 'See all' leads to the rest. */
const IN_ROW = 12;

const tagged = (api: Client, tag: Tag, sortBy: Sort) =>
  api.filterProducts(1, { tags: [tag], status: 'published', scope: 'light', pagination: IN_ROW, sortBy });
const mostOffered = (brands: Brand[]) => brands.toSorted((a, b) => b.product_count - a.product_count).slice(0, IN_ROW);

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [slides, best, trending, brands] = await Promise.all([
    api.slides(),
    tagged(api, 'BEST SELLER', 'best'),
    tagged(api, 'HOT DEAL', 'rating'),
    api.brands(),
  ]);
  return pageOf({
    slides: toSection(slides, (all) => all.map((slide) => toShownSlide(slide, url.origin))),
    best: toSection(best, ({ results }) => results.map((product) => toPageCard(product, 'BEST SELLER'))),
    trending: toSection(trending, ({ results }) => results.map((product) => toPageCard(product, 'HOT DEAL'))),
    brands: toSection(brands, ({ results }) => mostOffered(results).map(({ brand_id, name, image }) => ({ brand_id, name, image }))),
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { title: null, description: words.description, path: paths.home() });
}

export default function Home({ loaderData: { slides, best, trending, brands } }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  return (
    <>
      <h1 className="vh">{`${useShopName()} Rwanda`}</h1>
      <Slides slides={slides} />
      <div className="wrap">
        <ProductRow
          title={words.bestSellers}
          word={words.bestSellersWord}
          products={best}
          empty={words.noBestSellers}
          more={{ to: paths.best(), label: words.seeAll }}
        />
        <CategoryTiles categories={root?.categories ?? []} failure={root?.categoriesError ?? null} />
        <ProductRow
          title={words.trending}
          far
          word={words.trendingWord}
          products={trending}
          empty={words.noTrending}
          more={{ to: paths.deals(), label: words.seeAll }}
        />
        <BrandRow brands={brands} />
      </div>
    </>
  );
}
