import { useState } from 'react';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { searchFaqs } from '#app/lib/faq-search.ts';
import { paths } from '#app/lib/paths.ts';
import { toSection } from '#app/lib/section.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { GetForm } from '#app/ui/get-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { error } from '#messages/common';
import * as words from '#messages/help';
import type { Route } from './+types/faqs.ts';
import css from './faqs.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).settings();
  const q = url.searchParams.get('q') ?? '';
  return { q, faqs: toSection(answer, (settings) => settings.faqs) };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { title: words.faqsTitle, description: words.faqsDescription, path: paths.faqs() });
}

export default function Faqs({ loaderData: { q, faqs } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: words.faqsTitle }]} />
      <h1 className="h1">{words.faqsTitle}</h1>
      {faqs.ok ? <Questions faqs={faqs.data} asked={q} key={q} /> : <Failure message={error(faqs.message)} />}
    </div>
  );
}

/** Searched as it is typed; by the form where there are no scripts. */
function Questions({ faqs, asked }: { faqs: { question: string; answer: string }[]; asked: string }) {
  const [search, setSearch] = useState(asked);
  const found = searchFaqs(faqs, search);
  if (faqs.length === 0) return <p className="muted">{words.noQuestions}</p>;
  return (
    <>
      <GetForm action={paths.faqs()} className={css.search} role="search" aria-label={words.searchQuestions}>
        <input
          className="input"
          type="search"
          name="q"
          aria-label={words.searchQuestions}
          placeholder={words.searchQuestions}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit" kind="line">
          {words.search}
        </Button>
      </GetForm>
      <div className={css.list} role="status">
        {found.length === 0 && <EmptyState art={emptySearch} title={words.noMatch} />}
      </div>
      <div className={css.list}>
        {found.map(({ question, answer }) => (
          <details key={question} className={css.item}>
            <summary>
              <h2 className="h3">{question}</h2>
              <Icon name="down" />
            </summary>
            <div className={css.answer}>
              <RichText html={answer} />
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
