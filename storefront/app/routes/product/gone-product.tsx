import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { productGone, productGoneText, seeSimilar } from '#messages/catalogue/product';
import { goHome, seeBest } from '#messages/shell/layout';

/** Shown in place of a product that is no longer sold. `similarPath`: the path of similar products. */
export const GoneProduct = ({ similarPath }: { similarPath: string }) => (
  <div className="wrap page">
    <EmptyState
      art={emptySearch}
      level={1}
      title={productGone}
      action={
        <>
          <ButtonLink to={similarPath}>{seeSimilar}</ButtonLink>
          <ButtonLink kind="line" to={paths.best()}>
            {seeBest}
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.home()}>
            {goHome}
          </ButtonLink>
        </>
      }
    >
      {productGoneText}
    </EmptyState>
  </div>
);
