import { toPlainName } from '@uruhu/contract/rules/plain-text';

/** Removes markup from a description. A block element separates words; an inline one, such as <b>, does not. */
export const toPlainText = (html: string): string =>
  toPlainName(html.replace(/<\/?(?:p|[bh]r|div|h\d|li|[ou]l|t[dhr]|table|blockquote)\b/gi, ' $&'));
