import { LANGUAGE } from '#language';
import { languages } from '#messages/shell/no-scripts';
import { CLOSE_OFFER, LANGUAGE_NAMES, READ_IN_LANGUAGE } from './language-names.ts';
import { listTranslations } from './translations.ts';

type Page = { pathname: string; search: string };

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Plain links, because each language is another build. `hreflang` marks them for the script (choose-language.ts). */
const buildLink = (language: keyof typeof LANGUAGE_NAMES, href: string, text: string): string =>
  `<a lang="${language}" hreflang="${language}" href="${escapeAttribute(href)}">${text}</a>`;

const buildLinks = (page: Page): string =>
  listTranslations(page)
    .map(({ language, href }) => buildLink(language, href, LANGUAGE_NAMES[language]))
    .join('');

export const buildLanguageLinks = (page: Page): string => `<nav aria-label="${languages}">${buildLinks(page)}</nav>`;

/** A menu that needs no script. */
export const buildLanguageMenu = (page: Page): string =>
  `<details><summary aria-label="${LANGUAGE.toUpperCase()}, ${languages}">${LANGUAGE.toUpperCase()}</summary><div>${buildLinks(page)}</div></details>`;

/** An offer for each other language, closed. The form with an action closes it without the page's script (record-taps.ts). */
export const buildOffers = (page: Page): { language: string; label: string; html: string }[] =>
  listTranslations(page).map(({ language, href }) => ({
    language,
    label: READ_IN_LANGUAGE[language],
    html: `${buildLink(language, href, READ_IN_LANGUAGE[language])}<form method="dialog" action="#"><button type="submit" aria-label="${CLOSE_OFFER[language]}">✕</button></form>`,
  }));
