import { type ComponentProps, Suspense } from 'react';
import { apiContext } from '#app/context.ts';
import { toPageCard } from '#app/features/products/card-product.server.ts';
import type { CardProduct } from '#app/features/products/card-product.ts';
import { ProductRow } from '#app/features/products/product-row.tsx';
import { useFailureToast } from '#app/features/products/use-failure-toast.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { type DeferredSection, waitForSection } from '#app/lib/section.ts';
import { useShop, useShopName } from '#app/lib/shop.ts';
import * as messages from '#messages/catalogue/home';
import { homeTitle } from '#messages/shell/common';
import type { Route } from './+types/home.ts';
import { BrandRow } from './brand-row.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { excludeProductsAbove } from './exclude-products-above.ts';
import { createHomeRequests } from './home-requests.ts';
import { Recommendations } from './recommendations.tsx';
import { Rewards } from './rewards.tsx';
import { Slides } from './slides.tsx';
import { useSection } from './use-section.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const requests = createHomeRequests(toPageCard);
  const [slides, best, recommendations, trending, brands] = await Promise.all([
    waitForSection(requests.slides(api, url.origin)),
    waitForSection(requests.best(api, url.origin)),
    waitForSection(requests.recommendations(api, url.origin)),
    waitForSection(requests.trending(api, url.origin)),
    waitForSection(requests.brands(api, url.origin)),
  ]);
  // Search engines read the description in the HTML, so it comes from the loader and not with the page's script.
  return {
    slides,
    best,
    recommendations: excludeProductsAbove(recommendations, best),
    trending,
    brands,
    description: messages.description,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return describePage(matches, { title: null, description: loaderData?.description ?? '', path: paths.home() });
}

type TrendingProps = Omit<ComponentProps<typeof ProductRow>, 'products'> & { initial: DeferredSection<CardProduct[]> };

function Trending({ initial, ...rowProps }: TrendingProps) {
  const [products, retry] = useSection('trending', initial);
  return <ProductRow {...rowProps} products={products} onRetry={retry} />;
}

export default function Home({ loaderData: { slides, best, recommendations, trending, brands } }: Route.ComponentProps) {
  const hasOffer = useShop()?.new_member_offer !== false;
  const [bestSellers, retryBest] = useSection('best', best);
  useFailureToast(bestSellers);
  return (
    <>
      <h1 className="vh">{homeTitle(useShopName())}</h1>
      <Slides initial={slides} />
      <div className="wrap">
        <Suspense>{hasOffer && <Rewards />}</Suspense>
        <Suspense>
          <ProductRow
            products={bestSellers}
            onRetry={retryBest}
            title={messages.bestSellers}
            word={messages.bestSellersWord}
            more={{ to: paths.best(), label: messages.seeAll }}
          />
        </Suspense>
        <Suspense>
          <Recommendations initial={recommendations} rowAbove={bestSellers} />
        </Suspense>
        <Suspense>
          <CategoryTiles />
        </Suspense>
        <Suspense>
          <Trending
            initial={trending}
            title={messages.trending}
            far
            word={messages.trendingWord}
            more={{ to: paths.deals(), label: messages.seeAll }}
          />
        </Suspense>
        <Suspense>
          <BrandRow initial={brands} />
        </Suspense>
      </div>
    </>
  );
}
