import { PageSection } from '#app/components/row/section.tsx';
import { HALF_A_PHONE } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import type { ParentCategory } from '#app/lib/shop.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { error } from '#messages/common';
import { allProducts, categoriesWord, noCategories, shopByCategory } from '#messages/home';
import css from './category-tiles.module.css';

/** The specification shows at most six. */
const TILES_MAX = 6;
const SIZES = `(min-width: 1200px) 193px, (min-width: 768px) 31vw, ${HALF_A_PHONE}`;
const WIDTHS = [320, 480, 640] as const;

type CategoryTilesProps = { categories: readonly ParentCategory[]; failure: string | null };

export function CategoryTiles({ categories, failure }: CategoryTilesProps) {
  return (
    <PageSection title={shopByCategory} word={categoriesWord} id="categories" far more={{ to: paths.allProducts(), label: allProducts }}>
      {failure && <Failure message={error(failure)} />}
      {!failure && categories.length === 0 && <p className="muted">{noCategories}</p>}
      <div className={css.tiles}>
        {categories.slice(0, TILES_MAX).map(({ id, name, image, dark_text }) => (
          <PageLink key={id} className={dark_text ? `cut ${css.tile} ${css.ink}` : `cut ${css.tile}`} to={paths.category(id)}>
            <Picture image={image} alt="" shape="tile" sizes={SIZES} widths={WIDTHS} />
            <span>{name}</span>
          </PageLink>
        ))}
      </div>
    </PageSection>
  );
}
