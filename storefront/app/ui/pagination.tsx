import { PAGE_WINDOW } from '@uruhu/contract/constants';
import { pageWindow } from '@uruhu/contract/rules/pagination';
import { next, page as pageLabel, pages as pagesLabel, previous } from '#messages/common';
import { Icon } from './icon.tsx';
import { PageLink } from './link.tsx';
import css from './pagination.module.css';

type PaginationProps = { page: number; pages: number; hrefFor: (page: number) => string };

/** Pages around the current one, as links; nothing at all when there is one page only. */
export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={pagesLabel}>
      <ul className={css.pages}>
        <li>{page > 1 && <Step to={hrefFor(page - 1)} label={previous} icon="left" rel="prev" />}</li>
        {pageWindow(page, pages, PAGE_WINDOW).map((number) => (
          <li key={number}>
            <PageLink to={hrefFor(number)} aria-label={pageLabel(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </PageLink>
          </li>
        ))}
        <li>{page < pages && <Step to={hrefFor(page + 1)} label={next} icon="right" rel="next" />}</li>
      </ul>
    </nav>
  );
}

function Step({ to, label, icon, rel }: { to: string; label: string; icon: 'left' | 'right'; rel: string }) {
  return (
    <PageLink to={to} rel={rel} aria-label={label}>
      <Icon name={icon} small />
    </PageLink>
  );
}
