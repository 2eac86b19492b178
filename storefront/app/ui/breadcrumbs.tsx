import { paths } from '#app/lib/paths.ts';
import { breadcrumb, home } from '#messages/common';
import css from './breadcrumbs.module.css';
import { PageLink } from './link.tsx';

export type Crumb = { label: string; to?: string };

/** The way from home to this page. A crumb that leads nowhere is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={breadcrumb}>
      <ol className={css.crumbs}>
        <li>
          <PageLink to={paths.home()}>{home}</PageLink>
        </li>
        {crumbs.map(({ label, to }) => (
          <li key={label} aria-current={to ? undefined : 'page'}>
            {to ? <PageLink to={to}>{label}</PageLink> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
