import { DEFAULT_LANGUAGE } from '@uruhu/contract/languages';
import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation } from 'react-router';
import chooseLanguage from './choose-language.ts?minified';
import css from './languages.module.css';
import { buildOffers } from './server-html.ts';

/**
 * The offers of other languages, and the script that opens one. Only the server renders them: React skips elements in the body that it does not
 * know. Put them behind all other scripts, for one of which React would take this one.
 */
export function LanguageOffers() {
  const nonce = use(FrameworkContext)?.nonce;
  return (
    <>
      {buildOffers(useLocation()).map(({ language, label, html }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server, with escaped addresses
        <dialog key={language} className={css.offer} lang={language} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this text */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${chooseLanguage})("${DEFAULT_LANGUAGE}")` }} />
    </>
  );
}
