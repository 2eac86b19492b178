import emptyWishlist from '#app/art/empty-wishlist.svg?url&no-inline';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as words from '#messages/wishlist';

/** `kind` of its button: a page whose filled one is another says so. */
export function EmptyWishlist({ kind, level }: { kind?: 'line'; level?: 2 | 3 }) {
  return (
    <EmptyState
      art={emptyWishlist}
      level={level}
      title={words.empty}
      action={
        <ButtonLink kind={kind} to={paths.best()}>
          {words.seeBestSellers}
        </ButtonLink>
      }
    >
      {words.emptyText}
    </EmptyState>
  );
}
