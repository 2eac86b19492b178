import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { toSection } from '#app/lib/section.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import { PageLink } from '#app/ui/navigation/link.tsx';
import * as messages from '#messages/catalogue/catalogue';
import { withErrorPrefix } from '#messages/shell/common';
import type { Route } from './+types/brands.ts';
import { groupByLetter, LETTERS, OTHER_GROUP } from './brand-index.ts';
import css from './brands.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const result = await context.get(apiContext).brands();
  return {
    groups: toSection(result, ({ results }) =>
      groupByLetter(results.map(({ brand_id, name, product_count }) => ({ brand_id, name: toPlainName(name), product_count }))),
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { title: messages.brandsTitle, description: messages.brandsDescription, path: paths.brands() });
}

const getAnchor = (letter: string) => `letter-${letter === OTHER_GROUP ? 'other' : letter}`;
const formatLetter = (letter: string) => (letter === OTHER_GROUP ? messages.otherLetter : letter);

export default function Brands({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: messages.brandsTitle }]} />
      <h1 className="h1">{messages.brandsTitle}</h1>
      {!groups.ok && <Failure message={withErrorPrefix(groups.message)} />}
      {groups.ok && groups.data.length === 0 && <p className="muted">{messages.noBrands}</p>}
      {groups.ok && groups.data.length > 0 && (
        <>
          <LetterBar lettersWithBrands={groups.data.map(({ letter }) => letter)} />
          {groups.data.map(({ letter, brands }) => (
            <section key={letter} id={getAnchor(letter)} className={css.group}>
              <h2 className="h2">{formatLetter(letter)}</h2>
              <ul className={css.list}>
                {brands.map(({ brand_id, name, product_count }) => (
                  <li key={brand_id}>
                    <PageLink to={paths.search({ b: name })}>
                      <b>{name}</b>
                      <span className="small muted">{messages.productCount(product_count)}</span>
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </div>
  );
}

/** The letters as links; a letter without brands is plain text. */
function LetterBar({ lettersWithBrands }: { lettersWithBrands: readonly string[] }) {
  return (
    <nav aria-label={messages.letters}>
      <ul className={css.letters}>
        {[...LETTERS, OTHER_GROUP].map((letter) => (
          <li key={letter}>
            {lettersWithBrands.includes(letter) ? (
              <a href={`#${getAnchor(letter)}`}>{formatLetter(letter)}</a>
            ) : (
              <span aria-disabled="true">{formatLetter(letter)}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
