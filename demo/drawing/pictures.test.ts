import { beforeAll, expect, test } from 'vitest';
import type { DemoBrand, DemoProduct } from '../catalogue/types.ts';
import { loadBrands } from './load-brands.ts';
import { formatOptionPictureName, toSlug } from './names.ts';
import { formatIndex, getFileName, listPictures, type Picture } from './pictures.ts';
import { CATEGORY_SCENES, SCENES, SLIDES } from './scenes.ts';

let brands: DemoBrand[];
let pictures: Picture[];

beforeAll(async () => {
  brands = await loadBrands();
  pictures = listPictures(brands);
});

const listKeys = () => new Set(pictures.map(({ key }) => key));

test('every product has its three pictures, and every shade and brand has one', () => {
  const products = brands.flatMap((brand) => brand.products);
  expect(products.length).toBeGreaterThan(200);
  for (const { id, options = [] } of products) {
    expect(listKeys()).toContain(id);
    expect(listKeys()).toContain(`${id}-detail`);
    expect(listKeys()).toContain(`${id}-texture`);
    for (const { name, swatch } of options) expect(listKeys().has(formatOptionPictureName(id, name))).toBe(swatch !== undefined);
  }
  for (const { id } of brands) expect(listKeys()).toContain(`brand-${id}`);
});

test('listPictures includes the slides, the category pictures and all other pictures without a product, and each of them can be drawn', () => {
  for (const { pictures: pictureByShape } of SLIDES) for (const key of Object.values(pictureByShape)) expect(listKeys()).toContain(key);
  for (const { id } of CATEGORY_SCENES) expect(listKeys()).toContain(`category-${id}`);
  const picturesWithoutProduct = pictures.filter((picture) => picture.kind === 'svg' || picture.product === undefined);
  expect(picturesWithoutProduct.length).toBeGreaterThan(SCENES.length * 2 + CATEGORY_SCENES.length + brands.length);
  for (const picture of picturesWithoutProduct) expect(picture.draw(), getFileName(picture)).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
});

test('picture names are safe in URLs and file systems', () => {
  for (const picture of pictures) expect(getFileName(picture)).toMatch(/^[a-z0-9-]{1,100}\.(webp|svg)$/);
  expect(toSlug("N°23 Natural / l'été")).toBe('n-23-natural-l-ete');
});

test('the index gives width, height and backdrop of each WebP picture', () => {
  const index: Record<string, unknown> = JSON.parse(formatIndex(pictures));
  const webpPictures = pictures.filter(({ kind }) => kind === 'webp');
  expect(Object.keys(index)).toHaveLength(webpPictures.length);
  for (const picture of webpPictures) {
    const { key, width, height, backdrop } = picture as Extract<Picture, { kind: 'webp' }>;
    expect(index[key]).toEqual({ width, height, backdrop });
    expect(backdrop).toMatch(/^#[0-9A-F]{6}$/);
  }
});

test('listPictures throws for two pictures with the same name', () => {
  const [brand] = brands;
  const [product] = brand?.products ?? [];
  if (!brand || !product) throw new Error('no brands');
  const duplicate: DemoProduct = { ...product, id: `${product.id}-detail` };
  expect(() => listPictures([...brands, { ...brand, id: 'twin', products: [duplicate] }])).toThrow(
    `two pictures are called ${duplicate.id}`,
  );
});
