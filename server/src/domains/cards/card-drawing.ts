/** Draws the words and ornaments of share cards as SVG, in the shop's colours and display face (storefront/app/styles/tokens.css). */
import { computePercentOff, formatRwf } from '@uruhu/contract/rules/prices/money';
import { escapeXml } from '../../lib/xml.ts';
import type { ProductCard } from '../catalogue/catalogue.ts';
import { type FittedText, fitText, keepDrawable } from './fit-text.ts';
import { type Font, loadFont } from './font.ts';

/** The size that WhatsApp, Facebook and X show whole, in pixels. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;
/** The part of the card that shows the product's picture, in pixels from the left upper corner. */
export const PICTURE_SIZE = { width: 576, height: 630 } as const;

const COLOURS = {
  paper: '#FBFAF6',
  rice: '#EDE6D8',
  ink: '#1E1B16',
  ink3: '#6A6257',
  celadon: '#1F5B4E',
  deep: '#143F37',
  terracotta: '#B3401F',
  terracottaInk: '#8E2D0D',
} as const;

const REGULAR = loadFont('hahmlet-400', 'Hahmlet');
const MEDIUM = loadFont('hahmlet-500', 'Hahmlet Medium');
export const FONT_FILES: readonly string[] = [REGULAR.file, MEDIUM.file];

const CUT = 96;
const LEFT = 636;
const TEXT_WIDTH = 1_140 - LEFT;
/** Above it is the shop's name. */
const SHOP_BOTTOM = 104;
/** The ridge edge at the bottom: its teeth are twice as large as on pages, as cards are shown at half their size. */
const [TOOTH_WIDTH, TOOTH_HEIGHT, EDGE_TOP] = [36, 14, 596];
type NameSize = { size_px: number; linesMax: number };
const LINE_HEIGHT = 1.16;
const NAME_SIZES: readonly NameSize[] = [
  { size_px: 60, linesMax: 2 },
  { size_px: 50, linesMax: 3 },
  { size_px: 44, linesMax: 3 },
];
const SHOP_SIZES: readonly NameSize[] = [{ size_px: 42, linesMax: 1 }];
const LARGE_SHOP_SIZES: readonly NameSize[] = [
  { size_px: 104, linesMax: 1 },
  { size_px: 72, linesMax: 3 },
  { size_px: 56, linesMax: 4 },
];
/** The default name of the shop, which its symbol belongs to, as on pages. */
const SYMBOL_NAME = 'Uruhu';

type TextStyle = { x: number; y: number; size_px: number; fill: string; font?: Font };

const drawText = (text: string, { x, y, size_px, fill, font = REGULAR }: TextStyle): string =>
  `<text x="${x}" y="${y}" font-family="${font.family}" font-size="${size_px}" fill="${fill}">${escapeXml(text)}</text>`;

const SYMBOL = [
  `<g fill="none" stroke="${COLOURS.celadon}" stroke-width="5"><path d="M5 3V27L24 46L43 27V3"/><path d="M14.2 3V23.2L24 33L33.8 23.2V3"/></g>`,
  `<path d="M24 2.4L30 12L24 21.6L18 12Z" fill="${COLOURS.terracotta}"/>`,
].join('');

/** Its left end runs along the cut-off corner of the picture. */
function drawRidgeEdge(): string {
  const depth = CARD_SIZE.height - EDGE_TOP;
  const left = PICTURE_SIZE.width - CUT + depth;
  const teeth = Array.from(
    { length: Math.ceil((CARD_SIZE.width - left) / TOOTH_WIDTH) },
    () => `l${TOOTH_WIDTH / 2} ${-TOOTH_HEIGHT}l${TOOTH_WIDTH / 2} ${TOOTH_HEIGHT}`,
  ).join('');
  return `<path d="M${left} ${EDGE_TOP}${teeth}V${CARD_SIZE.height}H${left - depth}Z" fill="${COLOURS.deep}"/>`;
}

const wrapSvg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">${content}</svg>`;

const drawLines = ({ lines, size_px }: FittedText, x: number, y: number): string =>
  lines.map((line, index) => drawText(line, { x, y: y + index * LINE_HEIGHT * size_px, size_px, fill: COLOURS.ink })).join('');

/** The shop's name around the height `y`, with the symbol before it if the shop is called as the symbol. `sizes`: as of `fitText`. */
function drawShopName(shop: string, y: number, sizes: readonly NameSize[]): string {
  const hasSymbol = shop === SYMBOL_NAME;
  const { lines, size_px } = fitText(keepDrawable(shop, REGULAR), REGULAR, { width_px: hasSymbol ? TEXT_WIDTH * 0.8 : TEXT_WIDTH, sizes });
  const lineHeight = size_px * LINE_HEIGHT;
  const symbol = `<g transform="translate(${LEFT - 0.1 * size_px} ${y - 0.58 * size_px}) scale(${size_px / 42})">${SYMBOL}</g>`;
  const firstY = y + 0.38 * size_px - ((lines.length - 1) * lineHeight) / 2;
  return (hasSymbol ? symbol : '') + drawLines({ lines, size_px }, hasSymbol ? LEFT + 1.38 * size_px : LEFT, firstY);
}

const [PRICE_SIZE, BASE_SIZE, PERCENT_SIZE] = [52, 30, 26];

/** The base price struck through, and the percentage on a tag if there is room for it. */
function drawDiscount({ base_price_rwf, price_rwf }: ProductCard, y: number): string {
  const base = formatRwf(base_price_rwf);
  const width = REGULAR.measure(base, BASE_SIZE);
  const percent = `−${computePercentOff(base_price_rwf, price_rwf)}%`;
  const [tagX, tagWidth] = [LEFT + width + 20, MEDIUM.measure(percent, PERCENT_SIZE) + 40];
  const tag = [
    `<path d="M${tagX} ${y - 29}h${tagWidth}l-11 19.5l11 19.5h${-tagWidth}Z" fill="${COLOURS.terracotta}"/>`,
    drawText(percent, { x: tagX + 14, y, size_px: PERCENT_SIZE, fill: COLOURS.paper, font: MEDIUM }),
  ].join('');
  return [
    drawText(base, { x: LEFT, y, size_px: BASE_SIZE, fill: COLOURS.ink3 }),
    `<path d="M${LEFT - 3} ${y - 9}h${width + 6}" stroke="${COLOURS.ink3}" stroke-width="2.5"/>`,
    tagX + tagWidth <= LEFT + TEXT_WIDTH ? tag : '',
  ].join('');
}

/** Brand, name and price, centred between the shop's name and the edge. */
function drawWords(card: ProductCard): string {
  const isDiscounted = card.price_rwf < card.base_price_rwf;
  const name = fitText(keepDrawable(card.name, REGULAR), REGULAR, { width_px: TEXT_WIDTH, sizes: NAME_SIZES });
  const brand = fitText(keepDrawable(card.brand, REGULAR), REGULAR, { width_px: TEXT_WIDTH, sizes: [{ size_px: 32, linesMax: 1 }] });
  const lineHeight = name.size_px * LINE_HEIGHT;
  const height = 50 + name.lines.length * lineHeight + 32 + PRICE_SIZE + (isDiscounted ? 50 : 0);
  const brandY = 30 + SHOP_BOTTOM + (EDGE_TOP - TOOTH_HEIGHT - SHOP_BOTTOM - height) / 2;
  const nameY = brandY + 20 + name.size_px;
  const priceY = nameY + (name.lines.length - 1) * lineHeight + 32 + PRICE_SIZE;
  return [
    drawText(brand.lines[0] ?? '', { x: LEFT, y: brandY, size_px: brand.size_px, fill: COLOURS.celadon }),
    drawLines(name, LEFT, nameY),
    drawText(formatRwf(card.price_rwf), {
      x: LEFT,
      y: priceY,
      size_px: PRICE_SIZE,
      fill: isDiscounted ? COLOURS.terracottaInk : COLOURS.ink,
      font: MEDIUM,
    }),
    isDiscounted ? drawDiscount(card, priceY + 50) : '',
  ].join('');
}

/** The pattern of pages for a missing picture. */
const NO_PICTURE = [
  '<defs><pattern id="p" width="72" height="72" x="0" y="27" patternUnits="userSpaceOnUse"><g transform="scale(1.636)"><path d="M22 0L44 22L22 44L0 22ZM22 12.32L31.68 22L22 31.68L12.32 22Z" fill="none" stroke="#7A4A0C" stroke-opacity=".26" stroke-width="3.08"/></g></pattern></defs>',
  `<path d="M0 0H${PICTURE_SIZE.width}V${PICTURE_SIZE.height}H0Z" fill="${COLOURS.rice}"/>`,
  `<path d="M0 0H${PICTURE_SIZE.width}V${PICTURE_SIZE.height}H0Z" fill="url(#p)"/>`,
  `<path d="M288 275l40 40l-40 40l-40-40Z" fill="${COLOURS.terracotta}"/>`,
].join('');

/** The paper beside the picture, from its cut-off corner on, with the ridge edge. */
const PAPER = [
  `<path d="M${PICTURE_SIZE.width} 0H${CARD_SIZE.width}V${CARD_SIZE.height}H${PICTURE_SIZE.width - CUT}l${CUT} ${-CUT}Z" fill="${COLOURS.paper}"/>`,
  drawRidgeEdge(),
].join('');

/** Everything but the product's picture, for which nothing is drawn at its place. `hasPicture`: without one, a pattern is drawn there. */
export const drawProductCard = (card: ProductCard, { hasPicture }: { hasPicture: boolean }): string =>
  wrapSvg((hasPicture ? '' : NO_PICTURE) + PAPER + drawShopName(card.shop, 75, SHOP_SIZES) + drawWords(card));

/** Rows of nested diamonds, the ridges lit from the upper left, as the shop's pictures of imigongo. */
function drawReliefWall(): string {
  const [halfWidth, halfHeight] = [PICTURE_SIZE.width / 4, PICTURE_SIZE.height / 4];
  const drawRidge = (scale: number, shift: number, colour: string) =>
    `<path d="M0 ${shift - scale * halfHeight}l${scale * halfWidth} ${scale * halfHeight}l${-scale * halfWidth} ${scale * halfHeight}l${-scale * halfWidth} ${-scale * halfHeight}Z" stroke="${colour}"/>`;
  const ridges = [0.95, 0.74, 0.53, 0.32].flatMap((scale) => [
    drawRidge(scale, 5, '#0F332C'),
    drawRidge(scale, -3, '#5C9C8A'),
    drawRidge(scale, 0, '#2F7565'),
  ]);
  const core = `<path d="M0 -15l13 15l-13 15l-13 -15Z" fill="#F0A27F" stroke="none"/>`;
  const centres = [-1, 0, 1, 2, 3, 4, 5].flatMap((row) =>
    (row % 2 === 0 ? [0, 2, 4] : [1, 3]).map((column) => [column * halfWidth, row * halfHeight] as const),
  );
  const diamonds = centres.map(([x, y]) => `<use href="#d" x="${x}" y="${y}"/>`).join('');
  return [
    `<defs><g id="d" fill="none" stroke-width="9">${ridges.join('')}${core}</g></defs>`,
    `<path d="M0 0H${PICTURE_SIZE.width}V${PICTURE_SIZE.height}H0Z" fill="${COLOURS.celadon}"/>${diamonds}`,
  ].join('');
}

/** The card of the shop itself, for pages that are no product. */
export const drawShopCard = (shop: string): string => wrapSvg(drawReliefWall() + PAPER + drawShopName(shop, 300, LARGE_SHOP_SIZES));
