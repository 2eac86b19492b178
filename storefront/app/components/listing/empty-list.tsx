import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { type Asked, listQuery } from '#app/lib/asked.ts';
import { chosenCount } from '#app/lib/filters.ts';
import { helpFor } from '#app/lib/help-words.ts';
import { type ListQuery, paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { clearAll, noProducts, noProductsHint, nothingHasAll, seeAllProducts } from '#messages/catalogue';

type EmptyListProps = { asked: Asked; path: (query?: ListQuery) => string; title?: string };

/** Nothing is in the list, or nothing has all that was chosen: then the way back is to choose less. */
export function EmptyList({ asked, path, title = noProducts }: EmptyListProps) {
  if (chosenCount(asked.chosen) > 0) {
    const wider = path(listQuery(asked, { chosen: {} }));
    return (
      <EmptyState art={emptySearch} title={noProducts} action={<ButtonLink to={wider}>{clearAll}</ButtonLink>}>
        {nothingHasAll}
      </EmptyState>
    );
  }
  return (
    <EmptyState art={emptySearch} title={title} action={<ButtonLink to={paths.allProducts()}>{seeAllProducts}</ButtonLink>}>
      {asked.q && !helpFor(asked.q) && noProductsHint}
    </EmptyState>
  );
}
