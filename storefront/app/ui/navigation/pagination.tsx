import { PAGE_WINDOW } from '@uruhu/contract/constants';
import { listPageButtons } from '@uruhu/contract/rules/pagination';
import { next, page as pageLabel, pages as pagesLabel, previous } from '#messages/shell/common';
import { Icon } from '../icon.tsx';
import { PageLink } from './link.tsx';
import css from './pagination.module.css';

type PaginationProps = {
  page: number;
  pages: number;
  buildHref: (page: number) => string;
  /** Called when the shopper follows a link to another page. */
  onPageChange?: (() => void) | undefined;
};

/** Links to the pages around the current one; nothing if there is only one page. */
export function Pagination({ page, pages, buildHref, onPageChange }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={pagesLabel}>
      <ul className={css.pages}>
        <li>{page > 1 && <Step to={buildHref(page - 1)} label={previous} icon="left" rel="prev" onPageChange={onPageChange} />}</li>
        {listPageButtons({ page, pageCount: pages, buttonsMax: PAGE_WINDOW }).map((number) => (
          <li key={number}>
            <PageLink
              to={buildHref(number)}
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={onPageChange}
            >
              {number}
            </PageLink>
          </li>
        ))}
        <li>{page < pages && <Step to={buildHref(page + 1)} label={next} icon="right" rel="next" onPageChange={onPageChange} />}</li>
      </ul>
    </nav>
  );
}

type StepProps = Pick<PaginationProps, 'onPageChange'> & { to: string; label: string; icon: 'left' | 'right'; rel: string };

function Step({ to, label, icon, rel, onPageChange }: StepProps) {
  return (
    <PageLink to={to} rel={rel} aria-label={label} onClick={onPageChange}>
      <Icon name={icon} small />
    </PageLink>
  );
}
