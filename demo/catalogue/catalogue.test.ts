import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getLightness } from '../drawing/colour.ts';
import { toSlug } from '../drawing/names.ts';
import { PICTURES_FOLDER } from '../pictures-folder.ts';
import { createDemoShop } from '../shop.ts';
import { brands } from './brands.ts';
import type { DemoProduct } from './types.ts';

const products = brands.flatMap((brand) => brand.products);
const shop = createDemoShop();
const parentIds = new Map(shop.categories.map(({ category_id, parent_id }) => [category_id, parent_id]));

const findRepeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const listWrongIds = (isWrong: (product: DemoProduct) => boolean) => products.filter(isWrong).map(({ id }) => id);
const collectHtml = (product: DemoProduct) => [product.description, product.why_we_love_it];
/** Joins all texts of a product that a shopper reads. */
const collectText = (product: DemoProduct) =>
  [
    product.name,
    ...collectHtml(product),
    product.ingredients,
    ...product.keywords,
    ...product.how_to_use,
    ...product.featured_ingredients.flatMap(({ name, note }) => [name, note]),
    ...product.specific_info.flatMap(({ label, value }) => [label, value]),
    ...product.reviews.map(({ text }) => text),
  ].join('\n');

/** Computes the relative luminance of WCAG 2. */
function computeLuminance(colour: string): number {
  const readChannel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * readChannel(1) + 0.7152 * readChannel(3) + 0.0722 * readChannel(5);
}
/** Computes the contrast ratio of WCAG 2. */
function computeContrast(colour: string, otherColour: string): number {
  const [light = 0, dark = 0] = [computeLuminance(colour), computeLuminance(otherColour)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the catalogue', () => {
  it('has the brand of every file in brands/, sorted by id', () => {
    const files = readdirSync(join(import.meta.dirname, 'brands')).filter((name) => name.endsWith('.ts'));
    expect(brands.map(({ id }) => `${id}.ts`)).toEqual(files.toSorted());
  });

  it('has at least 40 brands and 240 products', () => {
    expect(brands.length).toBeGreaterThanOrEqual(40);
    expect(products.length).toBeGreaterThanOrEqual(240);
  });

  it('has unique, readable ids of products, options and sizes', () => {
    expect(findRepeated(products.map(({ id }) => id))).toEqual([]);
    expect(listWrongIds(({ id }) => !/^[a-z0-9-]{3,60}$/.test(id))).toEqual([]);
    expect(brands.flatMap((brand) => brand.products.filter(({ id }) => !id.startsWith(`${brand.id}-`)).map(({ id }) => id))).toEqual([]);
    expect(findRepeated(shop.options.map(({ option_id }) => option_id))).toEqual([]);
    expect(findRepeated(shop.sizes.map(({ size_id }) => size_id))).toEqual([]);
    expect(listWrongIds(({ options = [], sizes = [] }) => [...options, ...sizes].some(({ name }) => toSlug(name) === ''))).toEqual([]);
  });

  it('shows at most one near-black shade of a product, because shoppers cannot tell two apart', () => {
    const countNearBlack = ({ options = [] }: DemoProduct) => options.filter(({ swatch }) => swatch && getLightness(swatch) < 0.25).length;
    expect(listWrongIds((product) => countNearBlack(product) > 1)).toEqual([]);
  });

  it('has a product in every leaf category, and at least twelve under every top category', () => {
    const parents = new Set(shop.categories.map(({ parent_id }) => parent_id));
    const leaves = shop.categories.filter(({ category_id }) => !parents.has(category_id)).map(({ category_id }) => category_id);
    const usedCategories = new Set<string>(products.map(({ category }) => category));
    expect(leaves.filter((leaf) => !usedCategories.has(leaf))).toEqual([]);
    expect([...usedCategories].filter((category) => !leaves.includes(category))).toEqual([]);

    const productCounts = new Map<string, number>();
    for (const { category } of products) {
      for (let id: string | null | undefined = category; id; id = parentIds.get(id))
        productCounts.set(id, (productCounts.get(id) ?? 0) + 1);
    }
    const topCategories = shop.categories.filter(({ parent_id }) => parent_id === null).map(({ category_id }) => category_id);
    expect(topCategories.length).toBe(6);
    expect(topCategories.filter((id) => (productCounts.get(id) ?? 0) < 12)).toEqual([]);
  });

  it('has the first day of sale of every product between 1 June 2024, when the shop opened, and 15 November 2026', () => {
    expect(listWrongIds(({ available_since: day }) => !/^\d{4}-\d\d-\d\d$/.test(day) || day < '2024-06-01' || day > '2026-11-15')).toEqual(
      [],
    );
  });

  it('has at least as many ratings of a product as reviews written by hand, with an average of 1 to 5', () => {
    expect(
      listWrongIds(
        ({ rating, reviews }) => reviews.length > rating.count || (rating.count > 0 && (rating.average < 1 || rating.average > 5)),
      ),
    ).toEqual([]);
  });
});

describe('prices', () => {
  it('are whole francs, base prices from 1,000 to 150,000 and discounted prices below them', () => {
    // For a product without a discount, 1 stands in, which passes every check of a discounted price.
    const listAmounts = ({ base_price_rwf, discounted_price_rwf = 1, options = [], sizes = [] }: DemoProduct) => [
      base_price_rwf,
      discounted_price_rwf,
      ...[...options, ...sizes].map(({ additional_price_rwf }) => additional_price_rwf),
    ];
    expect(listWrongIds((product) => listAmounts(product).some((amount) => !Number.isInteger(amount) || amount < 0))).toEqual([]);
    expect(
      listWrongIds(({ base_price_rwf, discounted_price_rwf = 1 }) => discounted_price_rwf <= 0 || discounted_price_rwf >= base_price_rwf),
    ).toEqual([]);
    expect(listWrongIds(({ base_price_rwf }) => base_price_rwf < 1_000 || base_price_rwf > 150_000)).toEqual([]);
  });

  it('are the base price with at least one of the options, and with the first size', () => {
    expect(listWrongIds(({ options }) => options !== undefined && !options.some((option) => option.additional_price_rwf === 0))).toEqual(
      [],
    );
    expect(listWrongIds(({ sizes }) => sizes !== undefined && sizes[0]?.additional_price_rwf !== 0)).toEqual([]);
  });

  it('are discounted for a quarter to a half of the products, and for every hot deal', () => {
    const share = products.filter(({ discounted_price_rwf }) => discounted_price_rwf).length / products.length;
    expect(share).toBeGreaterThanOrEqual(0.25);
    expect(share).toBeLessThanOrEqual(0.5);
    expect(listWrongIds(({ tags, discounted_price_rwf }) => tags.includes('HOT DEAL') && discounted_price_rwf === undefined)).toEqual([]);
  });
});

describe('the descriptions of products', () => {
  it('are HTML of paragraphs, emphasis and lists only', () => {
    const removeAllowedTags = (html: string) => html.replace(/<\/?(?:p|strong|em|ul|li)>|<br ?\/?>/g, '');
    expect(listWrongIds((product) => collectHtml(product).some((html) => /[<>]/.test(removeAllowedTags(html))))).toEqual([]);
    const listPlainTexts = ({ name, how_to_use, featured_ingredients }: DemoProduct) => [
      name,
      ...how_to_use,
      ...featured_ingredients.map(({ note }) => note),
    ];
    expect(listWrongIds((product) => listPlainTexts(product).some((text) => /[<>]/.test(text)))).toEqual([]);
  });

  it('never mention whitening', () => {
    expect(listWrongIds((product) => /whiten/i.test(collectText(product)))).toEqual([]);
  });

  it('mention none of the banned ingredients', () => {
    const BANNED =
      /hydroquinone|mercur|calomel|kojic|corticosteroid|clobetasol|betamethasone|hydrocortisone|dexamethasone|fluocinol|triamcinolone/i;
    expect(listWrongIds(({ ingredients }) => BANNED.test(ingredients))).toEqual([]);
  });

  it('never use a sentence twice', () => {
    const sentences = products.flatMap((product) => {
      const text = collectHtml(product)
        .join(' ')
        .replace(/<[^>]*>/g, ' ');
      return [
        ...new Set(
          text
            .split(/(?<=[.!?])\s+/)
            .map((sentence) => sentence.trim())
            .filter((sentence) => sentence.split(' ').length > 3),
        ),
      ];
    });
    expect(findRepeated(sentences)).toEqual([]);
  });
});

describe('the pictures', () => {
  it('have labels that can be read on the pack', () => {
    expect(listWrongIds(({ pack: { palette } }) => computeContrast(palette.ink, palette.body) < 4.5)).toEqual([]);
  });

  it('exist for every image key of the shop', () => {
    const keys = [
      ...shop.products.flatMap(({ image, other_images, description_images }) => [image, ...other_images, ...description_images]),
      ...shop.options.map(({ image }) => image),
      ...shop.brands.map(({ image }) => image),
      ...shop.categories.map(({ image }) => image),
      ...shop.slides.flatMap(({ image, image_tall }) => [image, image_tall]),
      shop.settings.favicon,
      shop.settings.light_logo,
      shop.settings.dark_logo,
    ].filter((key) => key !== '');
    expect(keys.filter((key) => !/^[a-z0-9][a-z0-9-]{0,120}\.(?:webp|svg)$/.test(key))).toEqual([]);
    expect([...new Set(keys)].filter((key) => !existsSync(join(PICTURES_FOLDER, key)))).toEqual([]);
  });
});
