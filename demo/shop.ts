/** The whole demo shop as plain data, in the rows of the database. The HTML fields are not sanitised yet. */
import { brands } from './catalogue/brands.ts';
import { categoryTree } from './catalogue/categories.ts';
import type { DemoBrand, DemoOption, DemoProduct, DemoSize } from './catalogue/types.ts';
import { settings } from './content/settings.ts';
import { shippingBands } from './content/shipping.ts';
import { announcements, PALE_TILES, slides } from './content/slides.ts';
import {
  brandPicture,
  categoryPicture,
  detailPictureName,
  optionPicture,
  productPicture,
  slug,
  texturePictureName,
} from './drawing/names.ts';
import { demoPictures } from './pictures.ts';
import { composeReviews } from './reviews/compose.ts';
import { createShopHistory } from './reviews/writer.ts';

/** The shop opens at eight in the morning in Kigali. */
const OPENING = 'T06:00:00Z';

type Node = { name: string; children?: Record<string, Node> };
type Category = { category_id: string; parent_id: string | null; name: string; image: string; dark_text: boolean; position: number };

const webpName = (name: string): string => `${name}.webp`;
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Flattens the tree, parents before their children. Only top categories have pictures. */
function flattenTree(tree: Record<string, Node>, parent_id: string | null = null): Category[] {
  return Object.entries(tree).flatMap(([category_id, { name, children = {} }], position) => [
    {
      ...{ category_id, parent_id, name, position },
      image: parent_id === null ? webpName(categoryPicture(category_id)) : '',
      dark_text: PALE_TILES.has(category_id),
    },
    ...flattenTree(children, category_id),
  ]);
}

const productInfo = ({ why_we_love_it, featured_ingredients, how_to_use }: DemoProduct) => [
  { label: 'Why We Love It', value: why_we_love_it },
  {
    label: 'Featured Ingredients',
    value: `<ul>${featured_ingredients.map(({ name, note }) => `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(note)}</li>`).join('')}</ul>`,
  },
  { label: 'How to Use', value: `<ol>${how_to_use.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>` },
];

const specificInfo = (brand: DemoBrand, { volume, specific_info }: DemoProduct) => [
  { label: 'Brand', value: brand.name },
  { label: 'Volume', value: volume },
  { label: 'Origin', value: 'Made in Korea' },
  ...specific_info,
];

const productRow = (brand: DemoBrand, product: DemoProduct) => ({
  product_id: product.id,
  brand_id: brand.id,
  category_id: product.category,
  name: product.name,
  description: product.description,
  image: webpName(productPicture(product.id)),
  other_images: [webpName(detailPictureName(product.id)), webpName(texturePictureName(product.id))],
  description_images: [webpName(texturePictureName(product.id))],
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
  product_info: productInfo(product),
  specific_info: specificInfo(brand, product),
  created_at: new Date(product.since + OPENING),
});

const optionId = (product: DemoProduct, option: DemoOption): string => `${product.id}-${slug(option.name)}`;
const sizeId = (product: DemoProduct, size: DemoSize): string => `${product.id}-${slug(size.name)}`;

const optionRows = (product: DemoProduct) =>
  (product.options ?? []).map((option, position) => ({
    option_id: optionId(product, option),
    product_id: product.id,
    name: option.name,
    description: option.description ?? '',
    image: option.swatch ? webpName(optionPicture(product.id, option.name)) : '',
    swatch: option.swatch ?? '',
    additional_price_rwf: option.additional_price_rwf,
    position,
  }));

const sizeRows = (product: DemoProduct) =>
  (product.sizes ?? []).map((size, position) => ({
    size_id: sizeId(product, size),
    product_id: product.id,
    name: size.name,
    additional_price_rwf: size.additional_price_rwf,
    position,
  }));

/** Stock rows of products and options with a number of pieces; all others are made to order. */
function stockRows(product: DemoProduct) {
  const counted = [
    { option_id: null, size_id: null, on_hand: product.stock },
    ...(product.options ?? []).map((option) => ({ option_id: optionId(product, option), size_id: null, on_hand: option.stock })),
    ...(product.sizes ?? []).map((size) => ({ option_id: null, size_id: sizeId(product, size), on_hand: size.stock })),
  ];
  return counted.flatMap(({ on_hand, ...what }) => (on_hand === undefined ? [] : [{ product_id: product.id, ...what, on_hand }]));
}

function reviewRows(products: readonly DemoProduct[]) {
  const talk = createShopHistory();
  return products.flatMap((product) =>
    composeReviews(product, talk).map(({ author, text, ...review }) => ({
      product_id: product.id,
      author_name: author,
      review: text,
      ...review,
    })),
  );
}

/** Takes about a second, since it composes thousands of reviews. The result is the same each time. */
export function demoShop() {
  const products = brands.flatMap((brand) => brand.products);
  return {
    settings,
    slides: slides.map((slide, position) => ({ ...slide, position })),
    announcements: announcements.map((announcement, position) => ({ ...announcement, position })),
    shippingBands,
    brands: brands.map(({ id, name }) => ({ brand_id: id, name, image: webpName(brandPicture(id)) })),
    categories: flattenTree(categoryTree),
    products: brands.flatMap((brand) => brand.products.map((product) => productRow(brand, product))),
    options: products.flatMap(optionRows),
    sizes: products.flatMap(sizeRows),
    stock: products.flatMap(stockRows),
    reviews: reviewRows(products),
    pictures: demoPictures(),
  };
}
