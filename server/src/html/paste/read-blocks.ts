/** Reads a pasted text into blocks. */
import { Parser } from 'htmlparser2';
import type { Block } from './blocks.ts';
import { isOwn, WITHOUT_TEXT } from './elements.ts';
import { readStyle } from './format.ts';
import { createFrame, createRootFrame, type Frame, isHidden, type OpenElement } from './frames.ts';
import { type DroppedMedia, isPixel, PLAYERS, readEmoji } from './media.ts';
import { isMarker } from './office-lists.ts';
import { createParagraphReader } from './read-paragraph.ts';

/** Elements that begin a line. Where a text has none, its line ends are meant to be seen. */
const LINE_ELEMENT = /<(?:p|br|h[1-6]|hr|ul|ol|li|div|section|article|blockquote|table|tr|td|pre|dl|dd|dt|figure|center)\b/i;

type PastedText = {
  blocks: Block[];
  /** Whether the text has elements, attributes or line ends that the shop's own texts do not have. */
  isForeign: boolean;
};

/** `dropped`: gets the pictures and videos that the text loses. */
export function readBlocks(html: string, dropped: DroppedMedia): PastedText {
  const blocks: Block[] = [];
  let isForeign = false;
  const frames: Frame[] = [createRootFrame(blocks)];
  const getFrame = () => frames.at(-1) as Frame;
  const paragraph = createParagraphReader(LINE_ELEMENT.test(html) ? 2 : 1);
  /** The number of open elements of which nothing is kept. */
  let skipped = 0;
  let isInMarker = false;

  const endParagraph = (frame: Frame): void => {
    if (paragraph.end(frame) > 1) isForeign = true;
  };

  function addPicture({ attributes, style }: OpenElement): void {
    const emoji = readEmoji(attributes);
    if (emoji !== '') paragraph.add(emoji, getFrame().format);
    else if (!isPixel(attributes, style)) dropped.pictures++;
  }

  function openElement(element: OpenElement): void {
    const { name, attributes, style } = element;
    const outer = getFrame();
    isForeign ||= !isOwn(name, attributes);
    isInMarker = isMarker(style);
    if (PLAYERS.has(name)) dropped.videos++;
    if (isInMarker || WITHOUT_TEXT.has(name) || isHidden(element)) {
      skipped = 1;
      return;
    }
    if (name === 'img') addPicture(element);
    if (name === 'br') paragraph.add('\n', outer.format);
    const frame = createFrame(element, outer);
    if (frame.isBlock) endParagraph(outer);
    if (name === 'hr') outer.push({ kind: 'rule' });
    frames.push(frame);
  }

  function closeElement(): void {
    const frame = getFrame();
    if (frame.isBlock) endParagraph(frame);
    frames.pop();
    frame.onClose?.();
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipped > 0) skipped++;
      else openElement({ name, attributes, style: readStyle(attributes) });
    },
    ontext(text) {
      if (skipped === 0) paragraph.addText(text, getFrame());
      else if (isInMarker) paragraph.addMarker(text);
    },
    onclosetag() {
      if (skipped > 0) skipped--;
      // The parser also closes a tag that the end of the text cuts off, and that it has not opened.
      else if (frames.length > 1) closeElement();
    },
  });
  parser.end(html);
  endParagraph(getFrame());
  return { blocks, isForeign };
}
