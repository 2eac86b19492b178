/** Elements that a paragraph cannot contain: an HTML parser ends the paragraph before them. */
const BLOCKS = 'p, ul, ol, h2, h3, h4, blockquote, hr, div';

const isBlock = (node: Node): boolean => node instanceof Element && node.matches(BLOCKS);
const hasContent = (node: Node): boolean => node.textContent?.trim() !== '' || (node instanceof Element && node.matches('br'));

/** Puts text and inline elements that are directly in the parent, between its blocks, into paragraphs. */
function wrapInlineNodes(parent: HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const node of [...parent.childNodes]) {
    if (isBlock(node)) paragraph = null;
    else if (paragraph) paragraph.append(node);
    else if (hasContent(node)) {
      paragraph = document.createElement('p');
      node.before(paragraph);
      paragraph.append(node);
    }
  }
}

/** Makes non-breaking spaces normal ones where browsers write them by themselves: beside bold text and links. */
function replaceHardSpaces(copy: HTMLElement): void {
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/^\u00a0|\u00a0$/g, ' ');
  }
}

function wrapAll(parent: HTMLElement): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(...parent.childNodes);
  return paragraph;
}

/**
 * Returns the HTML of an editor in the form that the shop stores. Browsers leave the first line without a paragraph, put further lines into
 * `div`, and put lists into paragraphs.
 */
export function tidyHtml(editor: HTMLElement): string {
  // An editor without any text still holds an empty paragraph.
  if (editor.textContent?.trim() === '') return '';
  const copy = editor.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll<HTMLElement>('p, div')) {
    if ([...block.children].some(isBlock)) wrapInlineNodes(block);
    else if (block.matches('p')) continue;
    else block.append(wrapAll(block));
    // The content of the block is in paragraphs and lists now, which take its place.
    block.replaceWith(...block.childNodes);
  }
  wrapInlineNodes(copy);
  replaceHardSpaces(copy);
  return copy.innerHTML;
}
