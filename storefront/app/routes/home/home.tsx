import type { ComponentProps } from 'react';
import { ProductRow } from '#app/components/row/product-row.tsx';
import { apiContext } from '#app/context.ts';
import { toPageCard } from '#app/lib/card.server.ts';
import type { CardProduct } from '#app/lib/card.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { inTime, type Part } from '#app/lib/section.ts';
import { useShopName } from '#app/lib/shop.ts';
import * as words from '#messages/home';
import type { Route } from './+types/home.ts';
import { besides } from './besides.ts';
import { BrandRow } from './brand-row.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { questionsOf } from './questions.ts';
import { Recommendations } from './recommendations.tsx';
import { Rewards } from './rewards.tsx';
import { Slides } from './slides.tsx';
import { usePersonal } from './use-personal.ts';
import { useSection } from './use-section.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const questions = questionsOf(toPageCard);
  const [slides, best, recommendations, trending, brands] = await Promise.all([
    inTime(questions.slides(api, url.origin)),
    inTime(questions.best(api, url.origin)),
    inTime(questions.recommendations(api, url.origin)),
    inTime(questions.trending(api, url.origin)),
    inTime(questions.brands(api, url.origin)),
  ]);
  // Words that only a search engine reads travel in the page, not in its script.
  return { slides, best, recommendations: besides(recommendations, best), trending, brands, description: words.description };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describePage(matches, { title: null, description: loaderData?.description ?? '', path: paths.home() });
}

type TrendingProps = Omit<ComponentProps<typeof ProductRow>, 'products'> & { first: Part<CardProduct[]> };

function Trending({ first, ...row }: TrendingProps) {
  const [products, again] = useSection('trending', first);
  return <ProductRow {...row} products={products} onRetry={again} />;
}

export default function Home({ loaderData: { slides, best, recommendations, trending, brands } }: Route.ComponentProps) {
  const { row, greeting, recommended } = usePersonal();
  const [bestSellers, againBest] = useSection('best', best);
  return (
    <>
      <h1 className="vh">{`${useShopName()} Rwanda`}</h1>
      <Slides first={slides} />
      <div className="wrap">
        <Rewards greeting={greeting} />
        <ProductRow
          products={bestSellers}
          onRetry={againBest}
          title={words.bestSellers}
          word={words.bestSellersWord}
          more={{ to: paths.best(), label: words.seeAll }}
        />
        <Recommendations first={recommendations} above={bestSellers} own={recommended} row={row} />
        <CategoryTiles />
        <Trending first={trending} title={words.trending} far word={words.trendingWord} more={{ to: paths.deals(), label: words.seeAll }} />
        <BrandRow first={brands} />
      </div>
    </>
  );
}
