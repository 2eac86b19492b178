import type { Language } from '@uruhu/contract/languages';
import { paths } from '#app/lib/paths.ts';
import { breadcrumb, home } from '#messages/shell/common';
import css from './breadcrumbs.module.css';
import { PageLink } from './link.tsx';

export type Crumb = { label: string; to?: string; lang?: Language | undefined };

/**
 * The path from the home page to this page. `lang`: of the label, if it is not the page's. A crumb without `to` is the page itself. Microdata marks the links as a schema.org
 * BreadcrumbList for search engines.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const allCrumbs: readonly Crumb[] = [{ label: home, to: paths.home() }, ...crumbs];
  return (
    <nav aria-label={breadcrumb}>
      <ol className={css.crumbs} itemScope itemType="https://schema.org/BreadcrumbList">
        {allCrumbs.map(({ label, to, lang }, index) => {
          const name = (
            <span itemProp="name" lang={lang}>
              {label}
            </span>
          );
          return (
            <li
              key={to ?? label}
              aria-current={to ? undefined : 'page'}
              itemProp="itemListElement"
              itemScope
              itemType="https://schema.org/ListItem"
            >
              {to ? (
                <PageLink to={to} itemProp="item">
                  {name}
                </PageLink>
              ) : (
                name
              )}
              <meta itemProp="position" content={String(index + 1)} />
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
