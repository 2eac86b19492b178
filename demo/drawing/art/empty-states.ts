/**
 * Line art for empty pages, in the style of the logo: each drawing has nested ridges, as in imigongo art, and one terracotta drop. `done`,
 * which stands above messages of success, has a tick instead of the drop.
 */
import { createSvgDocument, line, pathData, shape } from '../svg.ts';
import { BRAND } from './brand.ts';

const drawRidge = (d: string, width = 5): string => line(d, BRAND.celadon, width, { strokeLinejoin: 'miter' });
/** A paler copy of the outline, drawn inside it. */
const drawInnerRidge = (d: string): string => line(d, BRAND.celadonSoft, 4, { strokeLinejoin: 'miter' });
const drawDrop = (x: number, y: number, r: number): string =>
  shape(pathData`M${x} ${y - r * 1.5}L${x + r} ${y}L${x} ${y + r * 1.5}L${x - r} ${y}Z`, { fill: BRAND.terracotta });

const DRAWINGS = {
  cart: () =>
    drawRidge('M34 56H110V118L72 132L34 118Z') +
    drawInnerRidge('M46 68V110L72 119L98 110V68') +
    drawRidge('M54 56V40L72 24L90 40V56') +
    drawDrop(72, 90, 10),
  wishlist: () =>
    drawRidge('M72 126L22 74V46L44 26L72 50L100 26L122 46V74Z') +
    drawInnerRidge('M72 107L37 70V53L45 46L72 70L99 46L107 53V70Z') +
    drawDrop(72, 86, 7),
  orders: () =>
    drawRidge('M24 54L72 28L120 54V104L72 130L24 104Z') +
    drawRidge('M24 54L72 80L120 54M72 80V130') +
    drawInnerRidge('M48 41L96 67') +
    drawDrop(96, 98, 7),
  search: () =>
    drawRidge('M62 22L102 62L62 102L22 62Z') +
    drawInnerRidge('M62 42L82 62L62 82L42 62Z') +
    drawRidge('M84 84L122 122', 7) +
    drawDrop(62, 62, 6),
  done: () =>
    drawRidge('M72 14L130 72L72 130L14 72Z') +
    drawInnerRidge('M72 34L110 72L72 110L34 72Z') +
    line('M52 72L67 87L94 56', BRAND.terracotta, 7, { strokeLinejoin: 'miter' }),
};

export type EmptyState = keyof typeof DRAWINGS;
export const EMPTY_STATES = Object.keys(DRAWINGS) as EmptyState[];

export const drawEmptyState = (state: EmptyState): string => createSvgDocument({ width: 144, height: 144 }, DRAWINGS[state]());
