import { plainName } from '@uruhu/contract/rules/plain-text';

/** What running text reads as, for descriptions: its paragraphs and lists part words, a <b> in a word does not. */
export const plainText = (html: string): string =>
  plainName(html.replace(/<\/?(?:p|[bh]r|div|h\d|li|[ou]l|t[dhr]|table|blockquote)\b/gi, ' $&'));
