import { plainName } from '@uruhu/contract/rules/plain-text';
import { Row } from '#app/components/row/row.tsx';
import { paths } from '#app/lib/paths.ts';
import type { Part } from '#app/lib/section.ts';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { brandsAtoZ, brandsSubtitle, brandsWord, featuredBrands } from '#messages/home';
import css from './brand-row.module.css';
import type { ShownBrand } from './questions.ts';
import { Missing, useSection } from './use-section.tsx';

const WIDTHS = [320, 480] as const;

const HEAD = { title: featuredBrands, word: brandsWord, subtitle: brandsSubtitle };

export function BrandRow({ first }: { first: Part<ShownBrand[]> }) {
  const [brands, again] = useSection('brands', first);
  if (!brands.ok || brands.data.length === 0) return <Missing kind="brands" part={brands} onRetry={again} css={css} head={HEAD} />;
  return (
    <Row {...HEAD} far kind="brands" more={{ to: paths.brands(), label: brandsAtoZ }}>
      {brands.data.map(({ brand_id, name, image }) => (
        <li key={brand_id}>
          <PageLink className={css.brand} to={paths.search({ b: plainName(name) })}>
            <span className={css.picture}>
              <Picture image={image} alt="" sizes="(min-width: 768px) 182px, 132px" widths={WIDTHS} />
            </span>
            <b>{plainName(name)}</b>
          </PageLink>
        </li>
      ))}
    </Row>
  );
}
