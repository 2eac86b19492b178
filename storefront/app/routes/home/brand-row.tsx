import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { paths } from '#app/lib/paths.ts';
import { type DeferredSection, isLate } from '#app/lib/section.ts';
import { PageLink } from '#app/ui/navigation/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Row } from '#app/ui/row/row.tsx';
import { SectionFallback } from '#app/ui/row/section-fallback.tsx';
import { SKELETON_KEYS, SkeletonBox } from '#app/ui/skeleton.tsx';
import { brandsAtoZ, brandsSubtitle, brandsWord, featuredBrands } from '#messages/catalogue/home';
import css from './brand-row.module.css';
import type { RowBrand } from './home-requests.ts';
import { useSection } from './use-section.ts';

const WIDTHS = [320, 480] as const;

/** `word` is the Kinyarwanda word above the title. */
const HEADING = { title: featuredBrands, word: brandsWord, subtitle: brandsSubtitle };

export function BrandRow({ initial }: { initial: DeferredSection<RowBrand[]> }) {
  const [brands, retry] = useSection('brands', initial);
  const shownBrands = brands.ok ? brands.data : [];
  // A late section is still loading when the server renders the page.
  const loading = isLate(brands);
  return (
    <Row
      {...HEADING}
      // Pictures wait until the row is near the viewport. Skeletons have no pictures.
      far={shownBrands.length > 0}
      kind="brands"
      busy={loading}
      more={{ to: paths.brands(), label: brandsAtoZ }}
      instead={!loading && shownBrands.length === 0 && <SectionFallback section={brands} onRetry={retry} />}
    >
      {loading &&
        SKELETON_KEYS.map((key) => (
          <li key={key}>
            <SkeletonBox className={css.skeleton} />
          </li>
        ))}
      {shownBrands.map(({ brand_id, name, image }) => (
        <li key={brand_id}>
          <PageLink className={css.brand} to={paths.search({ b: toPlainName(name) })}>
            <span className={css.picture}>
              <Picture image={image} alt="" sizes="(min-width: 768px) 182px, 132px" widths={WIDTHS} />
            </span>
            <b>{toPlainName(name)}</b>
          </PageLink>
        </li>
      ))}
    </Row>
  );
}
