/** The link, or the text for one, that a staff member has chosen in an editor. */
export type ChosenLink = {
  range: Range;
  /** The address of the chosen link; '' if the text is no link yet. */
  href: string;
};

const findLink = (node: Node): HTMLAnchorElement | null => (node instanceof Element ? node : node.parentElement)?.closest('a') ?? null;

/** Returns the link around the caret or the selected text, else the selected text. Without either, returns the end of the editor. */
export function findChosenLink(editor: HTMLElement): ChosenLink {
  const selection = window.getSelection();
  const range = document.createRange();
  if (selection?.rangeCount && editor.contains(selection.getRangeAt(0).commonAncestorContainer)) {
    const selected = selection.getRangeAt(0);
    range.setStart(selected.startContainer, selected.startOffset);
    range.setEnd(selected.endContainer, selected.endOffset);
  } else {
    range.selectNodeContents(editor);
    range.collapse(false);
  }
  const link = findLink(range.commonAncestorContainer);
  if (link === null) return { range, href: '' };
  range.selectNodeContents(link);
  return { range, href: link.getAttribute('href') ?? '' };
}

/**
 * Links the text of the range to `href`, or removes its link if `href` is null. Selects the range again first, because the dialog took the
 * focus from the editor. `words`: the text of a new link, if the range has no text.
 */
export function setLink(editor: HTMLElement, range: Range, href: string | null, words: string): void {
  editor.focus();
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  if (href === null) document.execCommand('unlink');
  else if (!range.collapsed) document.execCommand('createLink', false, href);
  else insertLink(href, words);
}

/** Types the words and links them. Inserting the link as HTML would make the browser add styles, which the content security policy refuses. */
function insertLink(href: string, words: string): void {
  document.execCommand('insertText', false, words);
  const selection = window.getSelection();
  const end = selection?.focusNode;
  if (!selection || !end) return;
  const offset = selection.focusOffset;
  selection.setBaseAndExtent(end, Math.max(0, offset - words.length), end, offset);
  document.execCommand('createLink', false, href);
  selection.collapseToEnd();
}
