import { useLocation } from 'react-router';
import css from './languages.module.css';
import { buildLanguageLinks, buildLanguageMenu } from './server-html.ts';

/**
 * Links to this page in the other languages; `isMenu`: below a button, for the header. Only the server writes them, so that the first script stays
 * small: React keeps the content of an element that it gets as HTML. On later pages they still link the first one, until choose-language.ts
 * corrects a link that is pressed.
 */
export function LanguageLinks({ isMenu }: { isMenu?: true }) {
  const page = useLocation();
  const __html = import.meta.env.SSR ? (isMenu ? buildLanguageMenu : buildLanguageLinks)(page) : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made here, with escaped addresses
  return <div className={css.links} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
