import { plainName } from '@uruhu/contract/rules/plain-text';
import { Absent } from '#app/components/row/absent.tsx';
import { Row } from '#app/components/row/row.tsx';
import { paths } from '#app/lib/paths.ts';
import { isLate, type Part } from '#app/lib/section.ts';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { BONES, Bone } from '#app/ui/skeleton.tsx';
import { brandsAtoZ, brandsSubtitle, brandsWord, featuredBrands } from '#messages/home';
import css from './brand-row.module.css';
import type { ShownBrand } from './questions.ts';
import { useSection } from './use-section.ts';

const WIDTHS = [320, 480] as const;

const HEAD = { title: featuredBrands, word: brandsWord, subtitle: brandsSubtitle };

export function BrandRow({ first }: { first: Part<ShownBrand[]> }) {
  const [brands, again] = useSection('brands', first);
  const shown = brands.ok ? brands.data : [];
  const late = isLate(brands);
  return (
    <Row
      {...HEAD}
      far={shown.length > 0}
      kind="brands"
      busy={late}
      more={{ to: paths.brands(), label: brandsAtoZ }}
      instead={!late && shown.length === 0 && <Absent part={brands} onRetry={again} />}
    >
      {late &&
        BONES.map((place) => (
          <li key={place}>
            <Bone className={css.bone} />
          </li>
        ))}
      {shown.map(({ brand_id, name, image }) => (
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
