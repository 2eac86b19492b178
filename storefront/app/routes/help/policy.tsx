import { findTextLanguage, type Language } from '@uruhu/contract/languages';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import { toSection } from '#app/lib/section.ts';
import { Failure } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import { RichText } from '#app/ui/text/rich-text.tsx';
import { withErrorPrefix } from '#messages/shell/common';
import { contents, notWritten, policies } from '#messages/shell/help';
import type { Route } from './+types/policy.ts';
import css from './policy.module.css';
import { addHeadingIds, type Heading } from './table-of-contents.ts';

type Policy = keyof typeof policies;

/** `route`: the id of the route, or its pattern, which may have the prefix of the language. */
const getPolicy = (route: string | undefined): Policy => {
  const policy = (Object.keys(policies) as Policy[]).find((name) => paths[name]().endsWith(`/${route}`));
  if (!policy) throw new Error(`The route ${route} has no policy`);
  return policy;
};

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const policy = getPolicy(pattern);
  const textSection = toSection(await context.get(apiContext).settings(), (settings) => ({
    ...addHeadingIds(settings[policy]),
    lang: findTextLanguage(settings, policy),
  }));
  return { policy, textSection };
}

export function meta({ matches }: Route.MetaArgs) {
  const policy = getPolicy(matches.at(-1)?.id);
  return describePage(matches, { ...policies[policy], path: paths[policy]() });
}

/** The page of a legal text from the shop's settings, or a message if they could not be loaded. */
export default function PolicyPage({ loaderData: { policy, textSection } }: Route.ComponentProps) {
  const { title } = policies[policy];
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: title }]} />
      <h1 className={`h1 ${css.title}`}>{title}</h1>
      {!textSection.ok && <Failure message={withErrorPrefix(textSection.message)} />}
      {textSection.ok && textSection.data.headings.length > 0 && (
        <Contents headings={textSection.data.headings} lang={textSection.data.lang} />
      )}
      {textSection.ok && textSection.data.html !== '' && <RichText html={textSection.data.html} lang={textSection.data.lang} />}
      {textSection.ok && textSection.data.html === '' && <RichText html={notWritten} />}
    </div>
  );
}

function Contents({ headings, lang }: { headings: readonly Heading[]; lang: Language | undefined }) {
  return (
    <nav aria-label={contents}>
      <details className={css.contents}>
        <summary>
          {contents}
          <Icon name="down" />
        </summary>
        <ol lang={lang}>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
