import { useRevalidator } from 'react-router';
import { HALF_PHONE_WIDTH } from '#app/lib/images.ts';
import { paths } from '#app/lib/paths.ts';
import { isLate, LATE } from '#app/lib/section.ts';
import { useRootData } from '#app/lib/shop.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PageSection } from '#app/ui/row/section.tsx';
import { SectionFallback } from '#app/ui/row/section-fallback.tsx';
import { SKELETON_KEYS, SkeletonBox } from '#app/ui/skeleton.tsx';
import { allProducts, categoriesWord, shopByCategory } from '#messages/catalogue/home';
import css from './category-tiles.module.css';
import { useSection } from './use-section.ts';

/** The specification shows at most six. */
const TILES_MAX = 6;
const SIZES = `(min-width: 1200px) 193px, (min-width: 768px) 31vw, ${HALF_PHONE_WIDTH}`;
const WIDTHS = [320, 480, 640] as const;

/** `word` is the Kinyarwanda word above the title. */
const HEADING = { title: shopByCategory, word: categoriesWord, id: 'categories' };

/** The layout loads the categories. If that failed, a retry reloads the layout's data too, for its menus. */
export function CategoryTiles() {
  const [categories, reload] = useSection('categories', useRootData()?.categories ?? LATE);
  const { revalidate } = useRevalidator();
  const retry = async () => (await reload()) && revalidate();
  const shownCategories = categories.ok ? categories.data.slice(0, TILES_MAX) : [];
  const loading = isLate(categories);
  return (
    <PageSection {...HEADING} far more={{ to: paths.allProducts(), label: allProducts }}>
      {!loading && shownCategories.length === 0 && <SectionFallback section={categories} onRetry={retry} />}
      <div className={css.tiles} aria-busy={loading}>
        {loading && SKELETON_KEYS.map((key) => <SkeletonBox key={key} className={`cut ${css.tile} ${css.darkText}`} />)}
        {shownCategories.map(({ id, name, lang, image, dark_text }) => (
          <PageLink
            key={id}
            className={dark_text || !image ? `cut ${css.tile} ${css.darkText}` : `cut ${css.tile}`}
            to={paths.category(id)}
          >
            <Picture image={image} alt="" shape="tile" sizes={SIZES} widths={WIDTHS} />
            <span lang={lang}>{name}</span>
          </PageLink>
        ))}
      </div>
    </PageSection>
  );
}
