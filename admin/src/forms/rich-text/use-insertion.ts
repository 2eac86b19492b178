import { type ClipboardEvent, type DragEvent, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';
import { describeDropped, readClipboard, toParagraphs } from './read-clipboard.ts';

/** Moves the caret to where something is dropped. Older browsers leave it where it was. */
function moveCaret({ clientX, clientY }: DragEvent): void {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  if (position) window.getSelection()?.collapse(position.offsetNode, position.offset);
}

/** The events by which something comes into an editor. `onNotice`: gets what staff should know of it; '' for nothing. */
export function useInsertion(onNotice: (notice: string) => void) {
  const isOwnDrag = useRef(false);
  async function insert(data: DataTransfer) {
    const { html, text, pictures } = readClipboard(data);
    const plainText = { html: toParagraphs(text), notice: describeDropped({ pictures, videos: 0 }) };
    const inserted = html === '' ? plainText : await cleanHtml(html, text);
    onNotice(inserted.notice);
    // Inserting words as text keeps the spaces around them.
    if (inserted.html !== '') document.execCommand(/[<&]/.test(inserted.html) ? 'insertHTML' : 'insertText', false, inserted.html);
  }
  return {
    onPaste(event: ClipboardEvent) {
      event.preventDefault();
      void insert(event.clipboardData);
    },
    onDragStart() {
      isOwnDrag.current = true;
    },
    onDragEnd() {
      isOwnDrag.current = false;
    },
    onDrop(event: DragEvent<HTMLElement>) {
      // The browser itself moves words within the editor.
      if (isOwnDrag.current) return;
      event.preventDefault();
      event.currentTarget.focus();
      moveCaret(event);
      void insert(event.dataTransfer);
    },
  };
}
