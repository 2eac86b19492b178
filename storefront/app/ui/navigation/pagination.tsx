import { PAGE_WINDOW } from '@uruhu/contract/constants';
import { listPageButtons } from '@uruhu/contract/rules/pagination';
import { next, page as pageLabel, pages as pagesLabel, previous } from '#messages/shell/common';
import { Icon } from '../icon.tsx';
import { PageLink } from './link.tsx';
import css from './pagination.module.css';

type PaginationProps = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** Called when the shopper follows a link to another page. */
  onTurn?: (() => void) | undefined;
};

/** Links to the pages around the current one; nothing if there is only one page. */
export function Pagination({ page, pages, hrefFor, onTurn }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={pagesLabel}>
      <ul className={css.pages}>
        <li>{page > 1 && <Step to={hrefFor(page - 1)} label={previous} icon="left" rel="prev" onTurn={onTurn} />}</li>
        {listPageButtons(page, pages, PAGE_WINDOW).map((number) => (
          <li key={number}>
            <PageLink
              to={hrefFor(number)}
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={onTurn}
            >
              {number}
            </PageLink>
          </li>
        ))}
        <li>{page < pages && <Step to={hrefFor(page + 1)} label={next} icon="right" rel="next" onTurn={onTurn} />}</li>
      </ul>
    </nav>
  );
}

type StepProps = Pick<PaginationProps, 'onTurn'> & { to: string; label: string; icon: 'left' | 'right'; rel: string };

function Step({ to, label, icon, rel, onTurn }: StepProps) {
  return (
    <PageLink to={to} rel={rel} aria-label={label} onClick={onTurn}>
      <Icon name={icon} small />
    </PageLink>
  );
}
