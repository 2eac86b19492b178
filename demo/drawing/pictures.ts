import type { DemoBrand } from '../catalogue/types.ts';
import { drawEmptyState, EMPTY_STATES } from './art/empty-states.ts';
import { drawAppIcon, drawFavicon, drawLightLogo, drawLogo } from './art/logo.ts';
import { PATTERNS } from './art/patterns.ts';
import { drawSeal } from './art/seal.ts';
import { drawSlide, SLIDE_SHAPES, SLIDE_SIZE } from './art/slides.ts';
import { BRAND_TILE, CATEGORY_TILE, drawBrandTile, drawCategoryTile } from './art/tiles.ts';
import { createPackSpec } from './load-brands.ts';
import {
  formatBrandPictureName,
  formatCategoryPictureName,
  formatDetailPictureName,
  formatEmptyStatePictureName,
  formatOptionPictureName,
  formatPatternPictureName,
  formatProductPictureName,
  formatSlidePictureName,
  formatTexturePictureName,
} from './names.ts';
import { getBackdropColour, type PackSpec } from './pack.ts';
import { drawDetailPicture, drawPackshot, drawShadePicture } from './packshot.ts';
import { CATEGORY_SCENES, SCENES } from './scenes.ts';
import { drawTexturePicture } from './texture/texture.ts';

type WebpPicture = {
  kind: 'webp';
  key: string;
  width: number;
  height: number;
  quality: number;
  /** Background colour of the picture, which a page shows while it loads. */
  backdrop: string;
  /** Id of the product that the picture shows. */
  product?: string;
  draw: () => string;
};
type SvgPicture = { kind: 'svg'; key: string; draw: () => string };
export type Picture = WebpPicture | SvgPicture;

export const getFileName = (picture: Picture): string => `${picture.key}.${picture.kind}`;

/**
 * The smallest sizes without visible flaws on a phone at 640 px, and for the main picture also when enlarged. All pictures together have less
 * than 12 MB.
 */
const MAIN_PX = 900;
const CLOSE_UP_PX = 720;
const OPTION_PX = 720;
const QUALITY = 70;
/** Slides and category tiles show large walls, whose shading would have visible steps at a lower quality. */
const SCENE_QUALITY = 80;

const createSquarePicture = (key: string, size: number, spec: PackSpec, draw: () => string): WebpPicture => ({
  kind: 'webp',
  key,
  width: size,
  height: size,
  quality: QUALITY,
  backdrop: getBackdropColour(spec),
  draw,
});

function listProductPictures(brand: DemoBrand): WebpPicture[] {
  return brand.products.flatMap((product) => {
    const spec = createPackSpec(brand, product);
    const options = (product.options ?? []).flatMap(({ name, swatch }) => {
      if (swatch === undefined) return [];
      return [createSquarePicture(formatOptionPictureName(product.id, name), OPTION_PX, spec, () => drawShadePicture(spec, swatch))];
    });
    const pictures = [
      createSquarePicture(formatProductPictureName(product.id), MAIN_PX, spec, () => drawPackshot(spec)),
      createSquarePicture(formatDetailPictureName(product.id), CLOSE_UP_PX, spec, () => drawDetailPicture(spec)),
      createSquarePicture(formatTexturePictureName(product.id), CLOSE_UP_PX, spec, () => drawTexturePicture(spec)),
      ...options,
    ];
    return pictures.map((picture) => ({ ...picture, product: product.id }));
  });
}

function listBrandPictures(brands: readonly DemoBrand[]): WebpPicture[] {
  return brands.map((brand) => {
    const [first] = brand.products;
    if (!first) throw new Error(`brand ${brand.id} has no product to show`);
    const spec = createPackSpec(brand, first);
    return createSquarePicture(formatBrandPictureName(brand.id), BRAND_TILE.width, spec, () => drawBrandTile(spec));
  });
}

function listScenePictures(specByProduct: ReadonlyMap<string, PackSpec>): WebpPicture[] {
  const slides = SCENES.flatMap((scene) =>
    SLIDE_SHAPES.map((shape): WebpPicture => {
      const key = formatSlidePictureName(scene.id, shape);
      return {
        kind: 'webp',
        key,
        ...SLIDE_SIZE[shape],
        quality: SCENE_QUALITY,
        backdrop: scene.colour,
        draw: () => drawSlide(scene, specByProduct, shape),
      };
    }),
  );
  const tiles = CATEGORY_SCENES.map(({ product, ...scene }): WebpPicture => {
    const draw = () => {
      const spec = specByProduct.get(product);
      if (!spec) throw new Error(`category ${scene.id}: no product ${product}`);
      return drawCategoryTile({ ...scene, spec });
    };
    return {
      kind: 'webp',
      key: formatCategoryPictureName(scene.id),
      ...CATEGORY_TILE,
      quality: SCENE_QUALITY,
      backdrop: scene.colour,
      draw,
    };
  });
  return [...slides, ...tiles];
}

const listSvgPictures = (): SvgPicture[] =>
  Object.entries<() => string>({
    logo: drawLogo,
    'logo-light': drawLightLogo,
    favicon: drawFavicon,
    'app-icon': drawAppIcon,
    seal: drawSeal,
    ...Object.fromEntries(EMPTY_STATES.map((state) => [formatEmptyStatePictureName(state), () => drawEmptyState(state)])),
    ...Object.fromEntries(Object.entries(PATTERNS).map(([name, draw]) => [formatPatternPictureName(name), draw])),
  }).map(([key, draw]) => ({ kind: 'svg', key, draw }));

/** Lists every picture of the demo shop without drawing it. Throws if two share a name. */
export function listPictures(brands: readonly DemoBrand[]): Picture[] {
  const specByProduct = new Map(
    brands.flatMap((brand) => brand.products.map((product) => [product.id, createPackSpec(brand, product)] as const)),
  );
  const pictures: Picture[] = [
    ...brands.flatMap(listProductPictures),
    ...listBrandPictures(brands),
    ...listScenePictures(specByProduct),
    ...listSvgPictures(),
  ];
  const keys = new Set<string>();
  for (const { key } of pictures) {
    if (keys.has(key)) throw new Error(`two pictures are called ${key}`);
    keys.add(key);
  }
  return pictures;
}

/**
 * Formats the index file, with one line for each WebP picture: its width, height and backdrop. Pages need them to reserve space while the
 * picture loads.
 */
export function formatIndex(pictures: readonly Picture[]): string {
  const lines = pictures.flatMap((picture) => {
    if (picture.kind === 'svg') return [];
    const { key, width, height, backdrop } = picture;
    return [`  "${key}": { "width": ${width}, "height": ${height}, "backdrop": "${backdrop}" }`];
  });
  return `{\n${lines.sort().join(',\n')}\n}\n`;
}
