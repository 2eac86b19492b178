import css from './rich-text.module.css';

/** Text that staff have formatted. The server has cleaned it when it was saved: only what it lets through may come here. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list when it was saved
  return <div className={css.rich} dangerouslySetInnerHTML={{ __html: html }} />;
}
