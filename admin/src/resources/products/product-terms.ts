/** How the back office names the states and fields of products. */

import type { AdminProduct, ProductRow } from '@uruhu/contract/staff/products/products';
import type { ProductState } from '@uruhu/contract/staff/products/terms';
import { formatTime } from '#admin/lib/format.ts';
import type { Tone } from '#admin/ui/badge.tsx';

export type ListedProduct = ProductRow & { id: string };
export type EditedProduct = AdminProduct & { id: string };

export const PRODUCT_STATE_TEXTS: Readonly<Record<ProductState, { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'quiet' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'quiet' },
};

/** 'From 3 Dec, 08:00' for a product that will publish itself. */
export const describeProductState = ({ status, publish_at }: Pick<ProductRow, 'status' | 'publish_at'>): string =>
  status === 'scheduled' && publish_at ? `From ${formatTime(publish_at)}` : PRODUCT_STATE_TEXTS[status].label;

export const buildProductPath = (product_id: string): string => `/products/${encodeURIComponent(product_id)}`;
