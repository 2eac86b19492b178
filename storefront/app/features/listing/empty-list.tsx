import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { countChosen } from '#app/features/filters/filters.ts';
import { findHelpTopic } from '#app/features/search/help-topics.ts';
import { type ListQuery, paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { clearAll, noProducts, noProductsHint, nothingHasAll, seeAllProducts } from '#messages/catalogue/catalogue';
import { type ListParams, toListQuery } from './list-params.ts';

type EmptyListProps = { listParams: ListParams; path: (query?: ListQuery) => string; title?: string };

/** Shown instead of an empty list. If filters are chosen, it offers to clear them. */
export function EmptyList({ listParams, path, title = noProducts }: EmptyListProps) {
  if (countChosen(listParams.chosen) > 0) {
    const unfilteredPath = path(toListQuery(listParams, { chosen: {} }));
    return (
      <EmptyState art={emptySearch} title={noProducts} action={<ButtonLink to={unfilteredPath}>{clearAll}</ButtonLink>}>
        {nothingHasAll}
      </EmptyState>
    );
  }
  return (
    <EmptyState art={emptySearch} title={title} action={<ButtonLink to={paths.allProducts()}>{seeAllProducts}</ButtonLink>}>
      {listParams.q && !findHelpTopic(listParams.q) && noProductsHint}
    </EmptyState>
  );
}
