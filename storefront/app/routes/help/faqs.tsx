import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import emptySearch from '#app/art/empty-search.svg?url&no-inline';
import { apiContext } from '#app/context.ts';
import { describePage } from '#app/lib/describe-page.ts';
import { paths } from '#app/lib/paths.ts';
import type { QueryParameters } from '#app/lib/query-parameters.ts';
import { toSection } from '#app/lib/section.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState, Failure } from '#app/ui/empty-state.tsx';
import { GetForm } from '#app/ui/fields/get-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import { RichText } from '#app/ui/text/rich-text.tsx';
import { withErrorPrefix } from '#messages/shell/common';
import * as messages from '#messages/shell/help';
import type { Route } from './+types/faqs.ts';
import { type Faq, type FoundFaq, searchFaqs } from './faq-search.ts';
import css from './faqs.module.css';

/** `isFreeText`: shoppers type the value of `q`, so the server does not keep pages with it. */
export const queryParameters: QueryParameters = [{ name: 'q', isFreeText: true }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const result = await context.get(apiContext).settings();
  const q = url.searchParams.get('q') ?? '';
  return { q, faqs: toSection(result, (settings) => settings.faqs) };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { title: messages.faqsTitle, description: messages.faqsDescription, path: paths.faqs() });
}

export default function Faqs({ loaderData: { q, faqs } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: messages.faqsTitle }]} />
      <h1 className="h1">{messages.faqsTitle}</h1>
      {faqs.ok ? <Questions faqs={faqs.data} initialSearch={q} key={q} /> : <Failure message={withErrorPrefix(faqs.message)} />}
    </div>
  );
}

/** Opens the question in the URL's fragment and scrolls to it. Returns a ref for the list of questions. */
function useLinkedQuestion() {
  const { hash } = useLocation();
  return useCallback(
    (list: HTMLElement | null) => {
      const question = list && document.getElementById(hash.slice(1));
      if (!(question instanceof HTMLDetailsElement)) return;
      question.open = true;
      // In the next frame, because the router scrolls the page first.
      requestAnimationFrame(() => question.scrollIntoView());
    },
    [hash],
  );
}

/** The questions with a search field that filters while the shopper types. Without JavaScript the form submits. */
function Questions({ faqs, initialSearch }: { faqs: Faq[]; initialSearch: string }) {
  const [search, setSearch] = useState(initialSearch);
  const openLinkedQuestion = useLinkedQuestion();
  const foundFaqs = searchFaqs(faqs, search);
  if (faqs.length === 0) return <p className="muted">{messages.noQuestions}</p>;
  return (
    <>
      <GetForm action={paths.faqs()} className={css.search} role="search" aria-label={messages.searchQuestions}>
        <input
          className="input"
          type="search"
          name="q"
          aria-label={messages.searchQuestions}
          placeholder={messages.searchQuestions}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit" kind="line">
          {messages.search}
        </Button>
      </GetForm>
      <div className={css.list} role="status">
        {foundFaqs.length === 0 && <EmptyState art={emptySearch} title={messages.noMatch} />}
        {foundFaqs.length > 0 && search.trim() !== '' && <p className="small muted">{messages.matching(foundFaqs.length)}</p>}
      </div>
      <div ref={openLinkedQuestion} className={css.list}>
        {foundFaqs.map((faq) => (
          <Question key={faq.id} {...faq} />
        ))}
      </div>
      <div className={`cut-top ${css.contact}`}>
        <div>
          <h2 className="h3">{messages.stillAsking}</h2>
          <p className="muted">{messages.stillAskingText}</p>
        </div>
        <ButtonLink to={paths.contactUs()}>{messages.contactUs}</ButtonLink>
      </div>
    </>
  );
}

/** Open from the start if the answer contains the searched words. */
function Question({ id, question, answer, isInAnswer, languages }: FoundFaq) {
  return (
    <details id={id} className={css.item} open={isInAnswer}>
      <summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: text that was escaped by the search, with its marks */}
        <h2 className="h3" lang={languages.question} dangerouslySetInnerHTML={{ __html: question }} />
        <Icon name="down" />
      </summary>
      <div className={css.answer}>
        <RichText html={answer} lang={languages.answer} />
      </div>
    </details>
  );
}
