import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { type FoundFaq, searchFaqs } from '#app/lib/faq-search.ts';
import { paths } from '#app/lib/paths.ts';
import { toSection } from '#app/lib/section.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
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

/** An address may name a question: it opens, and stands at the top. */
function useLinkedQuestion() {
  const { hash } = useLocation();
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (!(linked instanceof HTMLDetailsElement)) return;
    linked.open = true;
    linked.scrollIntoView();
  }, [hash]);
}

/** Searched as it is typed; by the form where there are no scripts. */
function Questions({ faqs, asked }: { faqs: { question: string; answer: string }[]; asked: string }) {
  const [search, setSearch] = useState(asked);
  useLinkedQuestion();
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
        {found.length > 0 && search.trim() !== '' && <p className="small muted">{words.matching(found.length)}</p>}
      </div>
      <div className={css.list}>
        {found.map((faq) => (
          <Question key={faq.id} {...faq} />
        ))}
      </div>
      <div className={`cut-top ${css.more}`}>
        <div>
          <h2 className="h3">{words.stillAsking}</h2>
          <p className="muted">{words.stillAskingText}</p>
        </div>
        <ButtonLink to={paths.contactUs()}>{words.contactUs}</ButtonLink>
      </div>
    </>
  );
}

/** It opens by itself where its answer holds what is looked for. */
function Question({ id, question, answer, inAnswer }: FoundFaq) {
  return (
    <details id={id} className={css.item} open={inAnswer}>
      <summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: text that was escaped by the search, with its marks */}
        <h2 className="h3" dangerouslySetInnerHTML={{ __html: question }} />
        <Icon name="down" />
      </summary>
      <div className={css.answer}>
        <RichText html={answer} />
      </div>
    </details>
  );
}
