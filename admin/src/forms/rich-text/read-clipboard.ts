/** What staff paste or drop into an editor, before the shop cleans it. */

export type Dropped = { pictures: number; videos: number };

type Clipboard = {
  /** HTML for the shop to clean; '' if there is none. */
  html: string;
  /** The words alone. */
  text: string;
  /** Pictures that are there instead of a text, such as a screenshot. */
  pictures: number;
};

/** Word marks the part that was copied. Around it are the styles of the whole document. */
const FRAGMENT = /<!--StartFragment-->(.*)<!--EndFragment-->/s;

/** Removes what the shop would remove, but what makes a text longer than the shop takes: styles, comments and the bytes of pictures. */
export const trimHtml = (html: string): string =>
  (FRAGMENT.exec(html)?.[1] ?? html)
    .replace(/<(style|script|xml)\b.*?<\/\1>/gis, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\ssrc="data:[^"]*"/gi, ' src=""');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string): string => text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter);

/** Makes a paragraph of each line, as the shop does; a single line goes into the paragraph that is being written. */
export function toParagraphs(text: string): string {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.length > 1 ? lines.map((line) => `<p>${escapeText(line.trim())}</p>`).join('') : escapeText(lines[0] ?? '');
}

export function readClipboard(data: Pick<DataTransfer, 'getData' | 'files'>): Clipboard {
  const [html, text] = [trimHtml(data.getData('text/html')), data.getData('text/plain')];
  const isPicture = html === '' && text === '';
  return { html, text, pictures: isPicture ? [...data.files].filter(({ type }) => type.startsWith('image/')).length : 0 };
}

const countWords = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]);

/** '' if nothing was left out. */
export function describeDropped({ pictures, videos }: Dropped): string {
  const counts = [...countWords(pictures, 'picture'), ...countWords(videos, 'video')];
  return counts.length === 0 ? '' : `Left out: ${counts.join(' and ')}. A text holds only words, headings, lists and links.`;
}
