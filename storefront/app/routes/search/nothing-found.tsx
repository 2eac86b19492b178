import { EmptyList } from '#app/features/listing/empty-list.tsx';
import type { ListParams } from '#app/features/listing/list-params.ts';
import listingCss from '#app/features/listing/listing.module.css';
import { ProductCard } from '#app/features/products/card.tsx';
import type { CardProduct } from '#app/features/products/card-product.ts';
import { HALF_PHONE_WIDTH } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { useCategories } from '#app/lib/shop.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { browseCategories, othersBuy } from '#messages/catalogue/catalogue';
import css from './search.module.css';

/** Shown for a search without results: the categories, and popular products. */
export function NothingFound({ listParams, popular }: { listParams: ListParams; popular: readonly CardProduct[] }) {
  const categories = useCategories();
  return (
    <>
      <EmptyList listParams={listParams} path={paths.search} />
      {categories.length > 0 && (
        <nav className={css.section} aria-label={browseCategories}>
          <h2 className="h3">{browseCategories}</h2>
          <ul className={css.categories}>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <PageLink className="link" to={paths.category(id)}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {popular.length > 0 && (
        <section className={css.section}>
          <h2 className="h3">{othersBuy}</h2>
          <ul className={`${listingCss.grid} ${css.popular}`}>
            {popular.map((product) => (
              <li key={product.product_id}>
                <ProductCard product={product} sizes={`(min-width: 768px) 30vw, ${HALF_PHONE_WIDTH}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
