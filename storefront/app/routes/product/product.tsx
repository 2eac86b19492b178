import type { ClientCode } from '@uruhu/contract/client';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { addToPrices } from '@uruhu/contract/rules/prices/price';
import { Suspense, useEffect, useState } from 'react';
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { apiContext, structuredDataContext } from '#app/context.ts';
import { findPathToCategory } from '#app/features/categories/tree.ts';
import { ProductRow } from '#app/features/products/product-row.tsx';
import { recordViewedProduct } from '#app/features/viewed/viewed.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { resolveAddress } from '#app/lib/resolve-address.server.ts';
import { type Section, toSection } from '#app/lib/section.ts';
import { useCategories } from '#app/lib/shop.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import { noDescription, noRelated, productFailed, productGone, productMissing, relatedProducts } from '#messages/catalogue/product';
import { withErrorPrefix } from '#messages/shell/common';
import { unexpected } from '#messages/shell/layout';
import type { Route } from './+types/product.ts';
import { BuyBox } from './buy-box/buy-box.tsx';
import { findChosen, isAvailable, listGalleryImages } from './buy-box/product-choice.ts';
import { Gallery } from './gallery/gallery.tsx';
import { GoneProduct } from './gone-product.tsx';
import { Information } from './information/information.tsx';
import { isSectionOpen, type OpenSections, toggleSection } from './information/open-sections.ts';
import { LazyRecentlyViewed } from './lazy-recently-viewed.tsx';
import css from './product.module.css';
import { type ProductData, toProductData } from './product-data.ts';
import { Reviews } from './reviews/reviews.tsx';
import { useReviewStore } from './reviews/use-reviews.ts';
import { buildStructuredData } from './structured-data.server.ts';

const REVIEWS_ID = 'reviews';
/** `not_found`: the id is longer than the id of any product. */
const MISSING_CODES: readonly ClientCode[] = ['product_not_found', 'not_found'];

export const queryParameters: QueryParameters = [{ name: 'option' }, { name: 'size' }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [result, settings] = await Promise.all([api.product(params.productId), api.settings()]);
  if (!result.ok && MISSING_CODES.includes(result.code)) {
    const resolved = await resolveAddress(api, url);
    if (resolved?.isGone) return data({ similarPath: resolved.to }, { status: 410 });
    // `followRedirects` looks for a redirect of staff.
    throw data(productMissing, { status: 404 });
  }
  const product: Section<ProductData> = toSection(result, toProductData);
  if (!product.ok) return data({ product }, { status: 503 });
  if (result.ok) context.set(structuredDataContext, buildStructuredData(result.data, url.origin, settings.ok ? settings.data : null));
  // A staff member's preview link has a URL of its own. Its page must not outlive the link in any cache.
  return data({ product }, product.data.product_id === params.productId ? {} : { headers: PREVIEW_HEADERS });
}

const PREVIEW_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
/** React Router sends the headers of the loader with the page only if the route returns them here. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** Choosing another option or size needs no reload, because the loader's data is the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;

export function meta({ matches, loaderData, params, error }: Route.MetaArgs) {
  if (loaderData && 'similarPath' in loaderData) return describePage(matches, { title: productGone, description: '' });
  const product = loaderData?.product.ok ? loaderData.product.data : null;
  if (!product) {
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    const failureTitle = loaderData ? productFailed : unexpected;
    const title = isMissing ? error.data : failureTitle;
    return describePage(matches, { title, description: '' });
  }
  return describePage(matches, {
    title: `${toPlainName(product.brand)} ${product.name}`,
    description: product.description || noDescription,
    // The URL of a preview is not the product's own, and search engines must not keep it.
    path: params.productId === product.product_id ? paths.product(product.product_id) : undefined,
    image: product.share_picture,
  });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if ('similarPath' in loaderData) return <GoneProduct similarPath={loaderData.similarPath} />;
  const { product } = loaderData;
  if (product.ok) return <ProductDetails product={product.data} />;
  return (
    <div className="wrap page">
      <h1 className="h1">{productFailed}</h1>
      <Failure message={withErrorPrefix(product.message)} />
    </div>
  );
}

/** The open sections. Each navigation to #reviews opens the reviews. */
function useOpenSections() {
  const { hash, key } = useLocation();
  const [openSections, setOpenSections] = useState<OpenSections>('all');
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each navigation, and only then
  useEffect(() => {
    if (hash !== `#${REVIEWS_ID}` || isSectionOpen(openSections, REVIEWS_ID)) return;
    setOpenSections('all');
    // Scrolls again, because the browser scrolled before the section was open.
    requestAnimationFrame(() => document.getElementById(REVIEWS_ID)?.scrollIntoView());
  }, [hash, key]);
  const onPress = (section: string) => setOpenSections((current) => toggleSection(current, section));
  const onReviewsLink = () => setOpenSections((current) => (isSectionOpen(current, REVIEWS_ID) ? current : 'all'));
  return { openSections, onPress, onReviewsLink };
}

function ProductDetails({ product }: { product: ProductData }) {
  const [query] = useSearchParams();
  const option = findChosen(product.options, ({ option_id }) => option_id, query.get('option'));
  const size = findChosen(product.sizes, ({ size_id }) => size_id, query.get('size'));
  const pathToCategory = findPathToCategory(useCategories(), product.category.category_id);
  const title = `${toPlainName(product.brand)} ${product.name}`;
  const { openSections, onPress, onReviewsLink } = useOpenSections();
  // A preview is not recorded as viewed, because its link stops working later.
  useEffect(() => (product.banner ? undefined : recordViewedProduct(product.product_id)), [product.product_id, product.banner]);
  const reviewStore = useReviewStore(product.product_id);
  return (
    <div className="wrap">
      {product.banner && <p className={`panel small ${css.banner}`}>{product.banner}</p>}
      <Breadcrumbs crumbs={pathToCategory.map(({ id, name, lang }) => ({ label: name, lang, to: paths.category(id) }))} />
      <div className={css.top}>
        <Gallery
          images={listGalleryImages(option?.image || product.image, product.other_images)}
          placeholders={product.placeholders}
          alts={product.picture_alts}
          title={title}
          tags={product.tags}
          price={addToPrices(product, (option?.additional_price ?? 0) + (size?.additional_price ?? 0))}
          soldOut={!isAvailable(product, option, size)}
        />
        <div>
          <BuyBox product={product} reviewStore={reviewStore} title={title} option={option} size={size} onReviewsLink={onReviewsLink} />
          <Suspense>
            <Information product={product} title={title} openSections={openSections} onPress={onPress} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <Reviews product={product} store={reviewStore} open={isSectionOpen(openSections, REVIEWS_ID)} onPress={() => onPress(REVIEWS_ID)} />
      </Suspense>
      <Suspense>
        <ProductRow title={relatedProducts} products={{ ok: true, data: product.related }} empty={noRelated} />
        <LazyRecentlyViewed product_id={product.product_id} />
      </Suspense>
    </div>
  );
}
