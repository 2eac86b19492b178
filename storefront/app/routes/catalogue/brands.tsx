import { plainName } from '@uruhu/contract/rules/plain-text';
import { apiContext } from '#app/context.ts';
import { groupByLetter, LETTERS, OTHER } from '#app/lib/brand-index.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { toSection } from '#app/lib/section.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Failure } from '#app/ui/empty-state.tsx';
import { PageLink } from '#app/ui/link.tsx';
import * as words from '#messages/catalogue';
import { error } from '#messages/common';
import type { Route } from './+types/brands.ts';
import css from './brands.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).brands();
  return {
    groups: toSection(answer, ({ results }) =>
      groupByLetter(results.map(({ brand_id, name, product_count }) => ({ brand_id, name: plainName(name), product_count }))),
    ),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { title: words.brandsTitle, description: words.brandsDescription, path: paths.brands() });
}

const anchorOf = (letter: string) => `letter-${letter === OTHER ? 'other' : letter}`;
const shownLetter = (letter: string) => (letter === OTHER ? words.otherLetter : letter);

export default function Brands({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.brandsTitle }]} />
      <h1 className="h1">{words.brandsTitle}</h1>
      {!groups.ok && <Failure message={error(groups.message)} />}
      {groups.ok && groups.data.length === 0 && <p className="muted">{words.noBrands}</p>}
      {groups.ok && groups.data.length > 0 && (
        <>
          <LetterBar filled={groups.data.map(({ letter }) => letter)} />
          {groups.data.map(({ letter, brands }) => (
            <section key={letter} id={anchorOf(letter)} className={css.group}>
              <h2 className="h2">{shownLetter(letter)}</h2>
              <ul className={css.list}>
                {brands.map(({ brand_id, name, product_count }) => (
                  <li key={brand_id}>
                    <PageLink to={paths.search({ b: name })}>
                      <b>{name}</b>
                      <span className="small muted">{words.productCount(product_count)}</span>
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

/** Letters without brands are there and lead nowhere. */
function LetterBar({ filled }: { filled: readonly string[] }) {
  return (
    <nav aria-label={words.letters}>
      <ul className={css.letters}>
        {[...LETTERS, OTHER].map((letter) => (
          <li key={letter}>
            {filled.includes(letter) ? (
              <a href={`#${anchorOf(letter)}`}>{shownLetter(letter)}</a>
            ) : (
              <span aria-disabled="true">{shownLetter(letter)}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
