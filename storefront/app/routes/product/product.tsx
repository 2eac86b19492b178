import { MESSAGE } from '@uruhu/contract/rules/messages';
import { plainName } from '@uruhu/contract/rules/plain-text';
import { useEffect, useState } from 'react';
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { ProductRow } from '#app/components/row/product-row.tsx';
import { apiContext } from '#app/context.ts';
import { isShown, press, type Shown as Sections } from '#app/lib/accordion.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { DEFAULT_MEDIA_PREFIX, imageUrl } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { chosenOf, galleryOf } from '#app/lib/product-choice.ts';
import { type Section, toSection } from '#app/lib/section.ts';
import { type RootData, useCategories } from '#app/lib/shop.ts';
import { trailTo } from '#app/lib/tree.ts';
import { noteViewed } from '#app/lib/viewed.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { error } from '#messages/common';
import { unexpected } from '#messages/layout';
import { noDescription, noRelated, relatedProducts } from '#messages/product';
import type { Route } from './+types/product.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { Information } from './information.tsx';
import css from './product.module.css';
import { type ShownProduct, toShownProduct } from './product-data.ts';
import { RecentPlace } from './recent-place.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { useReviews } from './reviews/use-reviews.ts';
import { structuredData } from './structured-data.ts';

const REVIEWS = 'reviews';

export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).product(params.productId);
  if (!answer.ok && answer.status === 404) throw data(MESSAGE.productMissing, { status: 404 });
  const product: Section<ShownProduct> = toSection(answer, toShownProduct);
  return data({ product }, product.ok ? {} : { status: 503 });
}

/** Another option or size is the same product. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

export function meta({ matches, loaderData, params, error }: Route.MetaArgs) {
  const product = loaderData?.product.ok ? loaderData.product.data : null;
  if (!product) {
    const title = isRouteErrorResponse(error) && error.status === 404 ? error.data : unexpected;
    return describePage(matches, { title, description: '' });
  }
  const root = matches[0].loaderData as RootData | undefined;
  const prefix = root?.shop?.media_prefix ?? DEFAULT_MEDIA_PREFIX;
  return [
    ...describePage(matches, {
      title: `${plainName(product.brand)} ${product.name}`,
      description: product.description || noDescription,
      path: paths.product(params.productId),
      ...(product.image ? { image: imageUrl(prefix, product.image, 960) } : {}),
    }),
    ...(root ? [{ 'script:ld+json': structuredData(product, root.origin, prefix) }] : []),
  ];
}

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  if (product.ok) return <Shown product={product.data} />;
  return (
    <div className="wrap page">
      <Failure message={error(product.message)} />
    </div>
  );
}

/** Which sections are open. An address that ends in #reviews opens those, whenever it comes. */
function useSections() {
  const { hash, key } = useLocation();
  const [shown, setShown] = useState<Sections>('all');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the address is gone to, and only then
  useEffect(() => {
    if (hash !== `#${REVIEWS}` || isShown(shown, REVIEWS)) return;
    setShown('all');
    // The browser has been there already, when it was folded and elsewhere.
    requestAnimationFrame(() => document.getElementById(REVIEWS)?.scrollIntoView());
  }, [hash, key]);
  const onPress = (section: string) => setShown((now) => press(now, section));
  return { shown, onPress, onReviews: () => setShown((now) => (isShown(now, REVIEWS) ? now : 'all')) };
}

function Shown({ product }: { product: ShownProduct }) {
  const [query] = useSearchParams();
  const option = chosenOf(product.options, (each) => each.option_id, query.get('option'));
  const size = chosenOf(product.sizes, (each) => each.size_id, query.get('size'));
  const trail = trailTo(useCategories(), product.category.category_id);
  const title = `${plainName(product.brand)} ${product.name}`;
  const { shown, onPress, onReviews } = useSections();
  useEffect(() => noteViewed(product.product_id), [product.product_id]);
  const reviews = useReviews(product);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={trail.map(({ id, name }) => ({ label: name, to: paths.category(id) }))} />
      <div className={css.top}>
        <Gallery
          images={galleryOf(option?.image || product.image, product.other_images)}
          placeholders={product.placeholders}
          title={title}
          tags={product.tags}
          priced={product}
        />
        <div>
          <BuyBox product={{ ...product, ...reviews.desk.totals }} title={title} option={option} size={size} onReviews={onReviews} />
          <Information product={product} title={title} shown={shown} onPress={onPress} />
        </div>
      </div>
      <Reviews product={product} reviews={reviews} open={isShown(shown, REVIEWS)} onPress={() => onPress(REVIEWS)} />
      <ProductRow title={relatedProducts} products={{ ok: true, data: product.related }} empty={noRelated} />
      <RecentPlace product_id={product.product_id} />
    </div>
  );
}
