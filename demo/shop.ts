/** The whole demo shop as plain data, in the rows of the database. The HTML fields are not sanitised yet. */
import { brands } from './catalogue/brands.ts';
import { categoryTree } from './catalogue/categories.ts';
import { createOptionId, createProductInfo, createSpecificInfo } from './catalogue/product-texts.ts';
import type { DemoBrand, DemoProduct, DemoSize } from './catalogue/types.ts';
import { settings } from './content/settings.ts';
import { shippingBands } from './content/shipping.ts';
import { announcements, PALE_TILES, slides } from './content/slides.ts';
import {
  formatBrandPictureName,
  formatCategoryPictureName,
  formatDetailPictureName,
  formatOptionPictureName,
  formatProductPictureName,
  formatTexturePictureName,
  toSlug,
} from './drawing/names.ts';
import { readDemoPictures } from './pictures.ts';
import { composeReviews } from './reviews/compose.ts';
import { createShopHistory } from './reviews/writer.ts';
import { createFaqId, createTranslations } from './translations/translations.ts';

/** The shop opens at eight in the morning in Kigali. */
const OPENING_TIME = 'T06:00:00Z';

type CategoryNode = { name: string; children?: Record<string, CategoryNode> };
type Category = { category_id: string; parent_id: string | null; name: string; image: string; dark_text: boolean; position: number };

const createWebpName = (name: string): string => `${name}.webp`;

/** Flattens the tree, parents before their children. Only top categories have pictures. */
function flattenTree(tree: Record<string, CategoryNode>, parent_id: string | null = null): Category[] {
  return Object.entries(tree).flatMap(([category_id, { name, children = {} }], position) => [
    {
      category_id,
      parent_id,
      name,
      position,
      image: parent_id === null ? createWebpName(formatCategoryPictureName(category_id)) : '',
      // Dark text is readable on a pale picture.
      dark_text: PALE_TILES.has(category_id),
    },
    ...flattenTree(children, category_id),
  ]);
}

const createProductRow = (brand: DemoBrand, product: DemoProduct) => ({
  product_id: product.id,
  brand_id: brand.id,
  category_id: product.category,
  name: product.name,
  description: product.description,
  image: createWebpName(formatProductPictureName(product.id)),
  other_images: [createWebpName(formatDetailPictureName(product.id)), createWebpName(formatTexturePictureName(product.id))],
  description_images: [createWebpName(formatTexturePictureName(product.id))],
  base_price_rwf: product.base_price_rwf,
  discounted_price_rwf: product.discounted_price_rwf ?? 0,
  weight_g: product.weight_g,
  tags: product.tags,
  features: product.features,
  skin_concern: product.skin_concern,
  skin_type: product.skin_type,
  fomulation: product.fomulation ?? '',
  keywords: product.keywords,
  ingredients: product.ingredients,
  free_from: product.free_from,
  product_info: createProductInfo(product),
  specific_info: createSpecificInfo(brand, product),
  created_at: new Date(product.available_since + OPENING_TIME),
});

const createSizeId = (product: DemoProduct, size: DemoSize): string => `${product.id}-${toSlug(size.name)}`;

const createOptionRows = (product: DemoProduct) =>
  (product.options ?? []).map((option, position) => ({
    option_id: createOptionId(product, option),
    product_id: product.id,
    name: option.name,
    description: option.description ?? '',
    image: option.swatch ? createWebpName(formatOptionPictureName(product.id, option.name)) : '',
    swatch: option.swatch ?? '',
    additional_price_rwf: option.additional_price_rwf,
    position,
  }));

const createSizeRows = (product: DemoProduct) =>
  (product.sizes ?? []).map((size, position) => ({
    size_id: createSizeId(product, size),
    product_id: product.id,
    name: size.name,
    additional_price_rwf: size.additional_price_rwf,
    position,
  }));

/** Creates a stock row for each product, option and size that has a number of pieces; all others are made to order. */
function createStockRows(product: DemoProduct) {
  const possibleRows = [
    { option_id: null, size_id: null, on_hand: product.stock },
    ...(product.options ?? []).map((option) => ({ option_id: createOptionId(product, option), size_id: null, on_hand: option.stock })),
    ...(product.sizes ?? []).map((size) => ({ option_id: null, size_id: createSizeId(product, size), on_hand: size.stock })),
  ];
  return possibleRows.flatMap(({ on_hand, ...ids }) => (on_hand === undefined ? [] : [{ product_id: product.id, ...ids, on_hand }]));
}

/** This many of the newest reviews are not yet checked by staff. */
const UNCHECKED_REVIEWS = 12;

function createReviewRows(products: readonly DemoProduct[]) {
  // Shared by all products, so that no sentence is used too often in the whole shop.
  const history = createShopHistory();
  const rows = products.flatMap((product) =>
    composeReviews(product, history).map(({ author, text, ...review }) => ({
      product_id: product.id,
      author_name: author,
      review: text,
      ...review,
    })),
  );
  const unchecked = new Set(rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime()).slice(0, UNCHECKED_REVIEWS));
  return rows.map((row) => ({ ...row, checked_at: unchecked.has(row) ? null : row.created_at }));
}

/** Creates all rows. It takes about a second, since it composes thousands of reviews. The result is the same each time. */
export function createDemoShop() {
  const products = brands.flatMap((brand) => brand.products);
  return {
    settings: { ...settings, faqs: settings.faqs.map((faq, index) => ({ faq_id: createFaqId(index), ...faq })) },
    slides: slides.map((slide, position) => ({ ...slide, position })),
    announcements: announcements.map((announcement, position) => ({ ...announcement, position })),
    shippingBands,
    brands: brands.map(({ id, name }) => ({ brand_id: id, name, image: createWebpName(formatBrandPictureName(id)) })),
    categories: flattenTree(categoryTree),
    products: brands.flatMap((brand) => brand.products.map((product) => createProductRow(brand, product))),
    options: products.flatMap(createOptionRows),
    sizes: products.flatMap(createSizeRows),
    stock: products.flatMap(createStockRows),
    reviews: createReviewRows(products),
    pictures: readDemoPictures(),
    translations: createTranslations(),
  };
}
