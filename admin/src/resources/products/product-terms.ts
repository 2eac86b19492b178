/** How the back office names the states and fields of products. */

import type { AdminProduct, ProductRow } from '@uruhu/contract/staff/products/products';
import type { ProductState } from '@uruhu/contract/staff/products/terms';
import { formatTime } from '#admin/lib/format.ts';
import type { Tone } from '#admin/ui/badge.tsx';

export type ListedProduct = ProductRow & { id: string };
export type EditedProduct = AdminProduct & { id: string };

export const STATE_TEXTS: Readonly<Record<ProductState, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'quiet' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'quiet' },
};

/** 'From 3 Dec, 08:00' for a product that will publish itself. */
export const describeState = ({ status, publish_at }: Pick<ProductRow, 'status' | 'publish_at'>): string =>
  status === 'scheduled' && publish_at ? `From ${formatTime(publish_at)}` : STATE_TEXTS[status].label;

/** Names of fields for the comparison with a colleague's changes. */
export const PRODUCT_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  product_id: 'Address',
  brand_id: 'Brand',
  category_id: 'Category',
  description: 'Description',
  pictures: 'Pictures',
  description_pictures: 'Pictures of how it is used',
  base_price: 'Price',
  discounted_price: 'Reduced price',
  discount_starts_at: 'Reduced from',
  discount_ends_at: 'Reduced until',
  weight: 'Weight',
  tags: 'Tags',
  features: 'Features',
  skin_concern: 'Skin concerns',
  skin_type: 'Skin types',
  fomulation: 'Formulation',
  keywords: 'Search words',
  ingredients: 'Ingredients',
  free_from: 'Free from',
  product_info: 'Texts',
  specific_info: 'Facts',
  related_product_ids: 'Related products',
  low_stock_at: 'Low-stock mark',
  options: 'Options',
  sizes: 'Sizes',
  stock: 'Pieces',
  status: 'Status',
  publish_at: 'Published from',
  reviewed: 'Confirmed',
  reviewed_findings: 'Confirmed words',
};

export const buildProductPath = (product_id: string): string => `/products/${encodeURIComponent(product_id)}`;
