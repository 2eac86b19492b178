/** Builds the table of contents of a long text. */
import { toPlainName } from '@uruhu/contract/rules/plain-text';

export type Heading = { id: string; title: string };
export type TextWithHeadings = { html: string; headings: Heading[] };

/** A text with fewer headings gets no table of contents. */
const HEADINGS_MIN = 3;

/** The words of a title in lower case, without accents, joined by hyphens. */
const toSlug = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/** Gives each <h2> without attributes an id, and lists these headings. Sanitised texts have no other <h2>. */
export function addHeadingIds(html: string): TextWithHeadings {
  const headings: Heading[] = [];
  const htmlWithIds = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, content: string) => {
    const title = toPlainName(content);
    const id = `${headings.length + 1}-${toSlug(title)}`;
    headings.push({ id, title });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return headings.length < HEADINGS_MIN ? { html, headings: [] } : { html: htmlWithIds, headings };
}
