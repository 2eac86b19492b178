/** What a paragraph cannot hold: read back as HTML, it would end the paragraph before it. */
const BLOCKS = 'p, ul, ol, h2, h3, h4, blockquote, hr, div';

const isBlock = (node: Node): boolean => node instanceof Element && node.matches(BLOCKS);
const hasContent = (node: Node): boolean => node.textContent?.trim() !== '' || (node instanceof Element && node.matches('br'));

/** Puts the text and the emphasis that stand loose between the blocks of a parent into paragraphs. */
function wrapLoose(parent: HTMLElement): void {
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

/** Browsers write a space beside bold text or a link as one at which the line cannot break. */
function freeSpaces(copy: HTMLElement): void {
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
 * The HTML of what is typed in an editor, in the form that the shop keeps. Browsers leave the first line without a paragraph, begin lines with
 * `div`, and put lists into paragraphs.
 */
export function tidyHtml(editor: HTMLElement): string {
  // An editor without any text still holds an empty paragraph.
  if (editor.textContent?.trim() === '') return '';
  const copy = editor.cloneNode(true) as HTMLElement;
  for (const block of copy.querySelectorAll<HTMLElement>('p, div')) {
    if ([...block.children].some(isBlock)) wrapLoose(block);
    else if (block.matches('p')) continue;
    else block.append(wrapAll(block));
    block.replaceWith(...block.childNodes);
  }
  wrapLoose(copy);
  freeSpaces(copy);
  return copy.innerHTML;
}
