import type { DemoBrand } from '../catalogue/types.ts';
import { EMPTY_STATES, emptyStateArt } from './art/empty-states.ts';
import { appIcon, favicon, logo, logoLight } from './art/logo.ts';
import { PATTERNS } from './art/patterns.ts';
import { seal } from './art/seal.ts';
import { SLIDE_SHAPES, SLIDE_SIZE, slide } from './art/slides.ts';
import { BRAND_TILE, brandTile, CATEGORY_TILE, categoryTile } from './art/tiles.ts';
import { packSpec } from './brands.ts';
import {
  brandPicture,
  categoryPicture,
  detailPictureName,
  emptyStatePicture,
  optionPicture,
  patternPicture,
  productPicture,
  slidePicture,
  texturePictureName,
} from './names.ts';
import { type PackSpec, stageColour } from './pack.ts';
import { detailPicture, packshot } from './packshot.ts';
import { CATEGORY_SCENES, SCENES } from './scenes.ts';
import { inShade } from './shade.ts';
import { texturePicture } from './texture/texture.ts';

export type WebpPicture = {
  kind: 'webp';
  key: string;
  width: number;
  height: number;
  quality: number;
  /** Shown while the picture loads, so that nothing is white: the stage, or the wall. */
  stage: string;
  /** The product it is of. */
  product?: string;
  draw: () => string;
};
export type SvgPicture = { kind: 'svg'; key: string; draw: () => string };
export type Picture = WebpPicture | SvgPicture;

export const fileName = (picture: Picture): string => `${picture.key}.${picture.kind}`;

/**
 * Sizes of the masters: the smallest that look faultless on a phone at 640 px, and for the main picture also enlarged,
 * with all of them together below 12 MB.
 */
const MAIN = 900;
const CLOSE_UP = 720;
const OPTION = 720;
const QUALITY = 70;
/** Dark walls show steps in their shading where packs do not. */
const WALL_QUALITY = 80;

const square = (key: string, size: number, spec: PackSpec, draw: () => string): WebpPicture => ({
  kind: 'webp',
  key,
  width: size,
  height: size,
  quality: QUALITY,
  stage: stageColour(spec),
  draw,
});

function productPictures(brand: DemoBrand): WebpPicture[] {
  return brand.products.flatMap((product) => {
    const spec = packSpec(brand, product);
    const options = (product.options ?? []).flatMap(({ name, swatch }) => {
      if (swatch === undefined) return [];
      return [square(optionPicture(product.id, name), OPTION, spec, () => packshot(inShade(spec, swatch)))];
    });
    const pictures = [
      square(productPicture(product.id), MAIN, spec, () => packshot(spec)),
      square(detailPictureName(product.id), CLOSE_UP, spec, () => detailPicture(spec)),
      square(texturePictureName(product.id), CLOSE_UP, spec, () => texturePicture(spec)),
      ...options,
    ];
    return pictures.map((picture) => ({ ...picture, product: product.id }));
  });
}

function brandPictures(brands: readonly DemoBrand[]): WebpPicture[] {
  return brands.map((brand) => {
    const [first] = brand.products;
    if (!first) throw new Error(`brand ${brand.id} has no product to show`);
    const spec = packSpec(brand, first);
    return square(brandPicture(brand.id), BRAND_TILE.width, spec, () => brandTile(spec));
  });
}

function scenePictures(specs: ReadonlyMap<string, PackSpec>): WebpPicture[] {
  const slides = SCENES.flatMap((scene) =>
    SLIDE_SHAPES.map((shape): WebpPicture => {
      const key = slidePicture(scene.id, shape);
      return {
        kind: 'webp',
        key,
        ...SLIDE_SIZE[shape],
        quality: WALL_QUALITY,
        stage: scene.colour,
        draw: () => slide(scene, specs, shape),
      };
    }),
  );
  const tiles = CATEGORY_SCENES.map(({ product, ...scene }): WebpPicture => {
    const draw = () => {
      const spec = specs.get(product);
      if (!spec) throw new Error(`category ${scene.id}: no product ${product}`);
      return categoryTile({ ...scene, spec });
    };
    return { kind: 'webp', key: categoryPicture(scene.id), ...CATEGORY_TILE, quality: WALL_QUALITY, stage: scene.colour, draw };
  });
  return [...slides, ...tiles];
}

const svgPictures = (): SvgPicture[] =>
  Object.entries<() => string>({
    logo,
    'logo-light': logoLight,
    favicon,
    'app-icon': appIcon,
    seal,
    ...Object.fromEntries(EMPTY_STATES.map((state) => [emptyStatePicture(state), () => emptyStateArt(state)])),
    ...Object.fromEntries(Object.entries(PATTERNS).map(([name, draw]) => [patternPicture(name), draw])),
  }).map(([key, draw]) => ({ kind: 'svg', key, draw }));

/** Every picture of the demo shop, none drawn yet. Two that would share a name are an error. */
export function listPictures(brands: readonly DemoBrand[]): Picture[] {
  const specs = new Map(brands.flatMap((brand) => brand.products.map((product) => [product.id, packSpec(brand, product)] as const)));
  const pictures: Picture[] = [...brands.flatMap(productPictures), ...brandPictures(brands), ...scenePictures(specs), ...svgPictures()];
  const seen = new Set<string>();
  for (const { key } of pictures) {
    if (seen.has(key)) throw new Error(`two pictures are called ${key}`);
    seen.add(key);
  }
  return pictures;
}

/** Width, height and stage of each picture, for pages that keep its place while it loads. One line a picture. */
export function indexOf(pictures: readonly Picture[]): string {
  const lines = pictures.flatMap((picture) => {
    if (picture.kind === 'svg') return [];
    const { key, width, height, stage } = picture;
    return [`  "${key}": { "width": ${width}, "height": ${height}, "stage": "${stage}" }`];
  });
  return `{\n${lines.sort().join(',\n')}\n}\n`;
}
