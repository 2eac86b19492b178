/** Reads the HTML of a page as a browser would, without running its scripts. */
import { JSDOM } from 'jsdom';

export const parsePage = (html: string): Document => new JSDOM(html).window.document;

const read = (document: Document, selector: string, attribute: string) => document.querySelector(selector)?.getAttribute(attribute) ?? null;

/** What search engines and shoppers read first. `canonical`: null where the page names none. */
export function readHead(html: string) {
  const document = parsePage(html);
  return {
    title: document.title,
    h1: document.querySelector('h1')?.textContent?.trim() ?? null,
    description: read(document, 'meta[name="description"]', 'content'),
    canonical: read(document, 'link[rel="canonical"]', 'href'),
    isIndexed: read(document, 'meta[name="robots"]', 'content') !== 'noindex',
    language: document.documentElement.lang,
  };
}

/** The text that a shopper without JavaScript sees. */
export function readText(html: string): string {
  const document = parsePage(html);
  for (const element of document.querySelectorAll('script, style, template')) element.remove();
  return (document.body.textContent ?? '').replace(/\s+/g, ' ');
}
