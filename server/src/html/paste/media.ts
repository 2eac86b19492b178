/** Pictures and videos, of which the shop's texts hold none. */
import type { Attributes, Style } from './format.ts';

/** How many a text loses when it is cleaned. */
export type DroppedMedia = { pictures: number; videos: number };

/** Elements that play something, or show another site. What is in them is for browsers that cannot do so. */
export const PLAYERS: ReadonlySet<string> = new Set(['video', 'audio', 'iframe', 'embed', 'object']);

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u;

/** Gmail and WhatsApp write an emoji as a picture. @returns the emoji; '' for another picture. */
export const readEmoji = ({ alt = '' }: Attributes): string => (/^\D{1,30}$/u.test(alt) && EMOJI.test(alt) ? alt : '');

/** Mails have pictures of one pixel, which tell the sender that the mail was read. */
export const isPixel = ({ width, height }: Attributes, style: Style): boolean =>
  [width ?? style.get('width'), height ?? style.get('height')].some((length) => /^[01](?:px)?$/.test(length ?? ''));
