import { type Language, translatePath } from '@uruhu/contract/languages';
import { LANGUAGE, PATH_PREFIX } from '#language';
import css from './rich-text.module.css';

/** The links to this site have no other attribute (server/src/html/clean-html.ts). These are files, and not pages. */
const PAGE_LINK = /<a href="(?!\/(?:api|media|assets|admin)\/)(\/[^"]*)"/g;

/** Staff write links without the prefix of a language. */
export const localizeLinks = (html: string): string =>
  PATH_PREFIX ? html.replace(PAGE_LINK, (_, path: string) => `<a href="${translatePath(path, LANGUAGE)}"`) : html;

/** Formatted text of staff. Pass only HTML that the server sanitised when it was saved. `lang`: its language, if it is not the page's. */
export function RichText({ html, lang }: { html: string; lang?: Language | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list when it was saved
  return <div className={css.rich} lang={lang} dangerouslySetInnerHTML={{ __html: localizeLinks(html) }} />;
}
