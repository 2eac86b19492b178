/** A whole shop as plain data, from which the demo is filled. Rows have the columns of their tables; rich texts are HTML that is not cleaned yet. */
import type { Policy } from '@uruhu/contract/rules/content';
import type { Insertable } from 'kysely';
import type {
  Brands,
  Categories,
  Files,
  ProductOptions,
  ProductSizes,
  Products,
  Reviews,
  ShippingBands,
  SiteSettingsTable,
  Slides,
  SlideTexts,
  Stock,
} from '../database/schema.ts';

type LabelledText = { label: string; value: string };

/** `created_at`: when the shop started to sell the product. */
export type ShopProduct = Omit<Insertable<Products>, 'product_info' | 'specific_info' | 'created_at'> & {
  product_info: readonly LabelledText[];
  specific_info: readonly LabelledText[];
  created_at: Date;
};

export type Shop = {
  settings: Insertable<SiteSettingsTable> & Partial<Record<Policy, string>> & { faqs: readonly { question: string; answer: string }[] };
  slides: readonly Insertable<Slides>[];
  announcements: readonly Insertable<SlideTexts>[];
  shippingBands: readonly Insertable<ShippingBands>[];
  brands: readonly Insertable<Brands>[];
  /** Parents before their children. */
  categories: readonly Insertable<Categories>[];
  products: readonly ShopProduct[];
  options: readonly Insertable<ProductOptions>[];
  sizes: readonly Insertable<ProductSizes>[];
  stock: readonly Insertable<Stock>[];
  reviews: readonly (Insertable<Reviews> & { rating: number })[];
  /** The pictures to which the image keys of the other rows refer, without SVG drawings. */
  pictures: readonly Pick<Insertable<Files>, 'key' | 'bytes' | 'width' | 'height' | 'thumbhash'>[];
};
