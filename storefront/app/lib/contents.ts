/** The headings of a long text, so that it can be entered where one wants to read. */
import { plainName } from '@uruhu/contract/rules/plain-text';

export type Heading = { id: string; title: string };
export type WithContents = { html: string; headings: Heading[] };

/** Fewer need no table. */
const HEADINGS_MIN = 3;

/** Gives each <h2> a name in the address. Cleaned texts hold them without attributes; one that has some stays as it is. */
export function withContents(html: string): WithContents {
  const headings: Heading[] = [];
  const named = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, words: string) => {
    const title = plainName(words);
    const id = `${headings.length + 1}-${
      title
        .normalize('NFD')
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? ''
    }`;
    headings.push({ id, title });
    return `<h2 id="${id}">${words}</h2>`;
  });
  return headings.length < HEADINGS_MIN ? { html, headings: [] } : { html: named, headings };
}
