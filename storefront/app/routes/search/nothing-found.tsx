import { EmptyList } from '#app/components/listing/empty-list.tsx';
import listingCss from '#app/components/listing/listing.module.css';
import { ProductCard } from '#app/components/product/card.tsx';
import type { Asked } from '#app/lib/asked.ts';
import type { CardProduct } from '#app/lib/card.ts';
import { HALF_A_PHONE } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { useCategories } from '#app/lib/shop.ts';
import { PageLink } from '#app/ui/link.tsx';
import { browseCategories, othersBuy } from '#messages/catalogue';
import css from './search.module.css';

/** Never a dead end: the shelves of the shop, and what others buy. */
export function NothingFound({ asked, popular }: { asked: Asked; popular: readonly CardProduct[] }) {
  const categories = useCategories();
  return (
    <>
      <EmptyList asked={asked} path={paths.search} />
      {categories.length > 0 && (
        <nav className={css.part} aria-label={browseCategories}>
          <h2 className="h3">{browseCategories}</h2>
          <ul className={css.shelves}>
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
        <section className={css.part}>
          <h2 className="h3">{othersBuy}</h2>
          <ul className={`${listingCss.grid} ${css.popular}`}>
            {popular.map((product) => (
              <li key={product.product_id}>
                <ProductCard product={product} sizes={`(min-width: 768px) 30vw, ${HALF_A_PHONE}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
