import { paths } from '#app/lib/paths.ts';
import { breadcrumb, home } from '#messages/common';
import css from './breadcrumbs.module.css';
import { PageLink } from './link.tsx';

export type Crumb = { label: string; to?: string };

/**
 * The way from home to this page. A crumb that leads nowhere is the page itself. Search engines read it as a
 * schema.org BreadcrumbList: from its own words, so that the page needs no second copy of them.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const way: readonly Crumb[] = [{ label: home, to: paths.home() }, ...crumbs];
  return (
    <nav aria-label={breadcrumb}>
      <ol className={css.crumbs} itemScope itemType="https://schema.org/BreadcrumbList">
        {way.map(({ label, to }, index) => {
          const name = <span itemProp="name">{label}</span>;
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
