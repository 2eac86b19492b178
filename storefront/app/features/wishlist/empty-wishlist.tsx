import emptyWishlist from '#app/art/empty-wishlist.svg?url&no-inline';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as messages from '#messages/catalogue/wishlist';

/** `kind`: the kind of the button, `line` on a page that has another primary button. */
export function EmptyWishlist({ kind, level }: { kind?: 'line'; level?: 2 | 3 }) {
  return (
    <EmptyState
      art={emptyWishlist}
      level={level}
      title={messages.empty}
      action={
        <ButtonLink kind={kind} to={paths.best()}>
          {messages.seeBestSellers}
        </ButtonLink>
      }
    >
      {messages.emptyText}
    </EmptyState>
  );
}
