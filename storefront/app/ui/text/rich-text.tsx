import css from './rich-text.module.css';

/** Formatted text of staff. Pass only HTML that the server sanitised when it was saved. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list when it was saved
  return <div className={css.rich} dangerouslySetInnerHTML={{ __html: html }} />;
}
