import type { Brand } from '@uruhu/contract/brand';
import { plainName } from '@uruhu/contract/rules/plain-text';
import { Row } from '#app/components/row/row.tsx';
import { PageSection } from '#app/components/row/section.tsx';
import { paths } from '#app/lib/paths.ts';
import type { Section } from '#app/lib/section.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { error } from '#messages/common';
import { brandsAtoZ, brandsSubtitle, brandsWord, featuredBrands, noBrands } from '#messages/home';
import css from './brand-row.module.css';

const WIDTHS = [320, 480] as const;

type BrandRowProps = { brands: Section<Pick<Brand, 'brand_id' | 'name' | 'image'>[]> };

export function BrandRow({ brands }: BrandRowProps) {
  const head = { title: featuredBrands, word: brandsWord, subtitle: brandsSubtitle };
  if (!brands.ok || brands.data.length === 0) {
    return (
      <PageSection {...head}>{brands.ok ? <p className="muted">{noBrands}</p> : <Failure message={error(brands.message)} />}</PageSection>
    );
  }
  return (
    <Row {...head} far kind="brands" more={{ to: paths.brands(), label: brandsAtoZ }}>
      {brands.data.map(({ brand_id, name, image }) => (
        <li key={brand_id}>
          <PageLink className={css.brand} to={paths.search({ b: plainName(name) })}>
            <span>
              <Picture image={image} alt="" sizes="(min-width: 768px) 182px, 132px" widths={WIDTHS} />
            </span>
            <b>{plainName(name)}</b>
          </PageLink>
        </li>
      ))}
    </Row>
  );
}
