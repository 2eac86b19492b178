/** A whole shop as plain data, from which the demo is filled. Rows have the columns of their tables; rich texts are HTML that is not cleaned yet. */
import type { Policy } from '@uruhu/contract/rules/content';
import type { Insertable, Selectable } from 'kysely';
import type {
  Brands,
  Categories,
  Files,
  Products,
  Reviews,
  ShippingBands,
  SiteSettingsTable,
  Slides,
  SlideTexts,
} from '../database/schema.ts';
import type { OptionPatch, PatchedColumns, SizePatch, StockItem } from '../domains/products/products.ts';
import type { TranslationPatch } from '../domains/translations/translations.ts';

type PartOfProduct = { product_id: string };
type LabelledText = { label: string; value: string };

/** `created_at`: when the shop started to sell the product. */
export type ShopProduct = Omit<PatchedColumns, 'product_info' | 'specific_info'> &
  Pick<Selectable<Products>, 'product_id' | 'name' | 'brand_id' | 'category_id' | 'base_price_rwf' | 'weight_g' | 'created_at'> & {
    product_info: readonly LabelledText[];
    specific_info: readonly LabelledText[];
  };

export type Shop = {
  settings: Insertable<SiteSettingsTable> &
    Partial<Record<Policy, string>> & {
      faqs: readonly { faq_id?: string; question: string; answer: string }[];
    };
  slides: readonly Insertable<Slides>[];
  announcements: readonly Insertable<SlideTexts>[];
  shippingBands: readonly Insertable<ShippingBands>[];
  brands: readonly Insertable<Brands>[];
  /** Parents before their children. */
  categories: readonly Insertable<Categories>[];
  products: readonly ShopProduct[];
  options: readonly (Pick<OptionPatch, 'option_id' | 'name'> & Partial<OptionPatch> & PartOfProduct)[];
  sizes: readonly (Pick<SizePatch, 'size_id' | 'name'> & Partial<SizePatch> & PartOfProduct)[];
  stock: readonly (StockItem & PartOfProduct & { on_hand: number })[];
  /** Texts in other languages; the id of a policy is its name. */
  translations?: readonly TranslationPatch[];
  reviews: readonly (Insertable<Reviews> & { rating: number })[];
  /** The pictures to which the image keys of the other rows refer, without SVG drawings. */
  pictures: readonly Pick<Insertable<Files>, 'key' | 'bytes' | 'width' | 'height' | 'thumbhash'>[];
};
