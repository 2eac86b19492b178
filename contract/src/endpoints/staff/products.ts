import { z } from 'zod';
import { fullProduct } from '../../catalogue/product.ts';
import { idField } from '../../fields/text.ts';
import { seenVersion } from '../../staff/lists.ts';
import * as changes from '../../staff/products/changes.ts';
import * as products from '../../staff/products/products.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';
import { success } from '../replies.ts';

const tag = 'products for staff';
const readCall = { tag, access: 'staff', permission: 'catalogue.read' } as const;
const writeCall = { tag, access: 'staff', permission: 'catalogue.write' } as const;
const params = z.object({ product_id: idField('product_not_found') });

/** Saving a product can be refused for these reasons. */
const SAVE_REFUSALS = [
  'brand_not_found',
  'category_not_found',
  'related_product_not_found',
  'picture_not_found',
  'option_not_found',
  'size_not_found',
  'product_needs_price',
  'discount_not_below_price',
  'unit_price_too_low',
  'discount_dates_reversed',
  'publish_time_needed',
  'ingredients_banned',
  'staff_check_needed',
  'stock_is_reserved',
] as const;

export const adminProductEndpoints = {
  adminProducts: defineEndpoint(STAFF_PATHS.adminProducts, {
    ...readCall,
    summary: 'Products of every status',
    cost: { cpu: 5, database: 25 },
    query: products.adminProductQuery,
    reply: products.adminProducts,
    refusals: [],
  }),
  adminProduct: defineEndpoint(STAFF_PATHS.adminProduct, {
    ...readCall,
    summary: 'One product with its options, sizes, texts and stock',
    cost: { cpu: 3, database: 6 },
    params,
    reply: products.adminProductReply,
    refusals: ['product_not_found'],
  }),
  createProduct: defineEndpoint(STAFF_PATHS.createProduct, {
    ...writeCall,
    summary: 'Add a product; without a status, as a draft',
    description: 'Prices need the permission prices.write, stock needs stock.write. A draft may wait for its price.',
    cost: { cpu: 10, database: 30 },
    body: products.createProductBody,
    reply: products.adminProductReply,
    refusals: ['product_id_taken', ...SAVE_REFUSALS],
  }),
  updateProduct: defineEndpoint(STAFF_PATHS.updateProduct, {
    ...writeCall,
    summary: 'Change a product; fields that are not sent stay as they are',
    description: 'Prices need the permission prices.write, stock needs stock.write.',
    cost: { cpu: 10, database: 30 },
    params,
    body: products.updateProductBody,
    reply: products.adminProductReply,
    refusals: ['product_not_found', 'changed_meanwhile', ...SAVE_REFUSALS],
  }),
  deleteProduct: defineEndpoint(STAFF_PATHS.deleteProduct, {
    ...writeCall,
    summary: 'Delete a product that was never ordered. An ordered product is refused; archive it instead',
    cost: { cpu: 2, database: 30 },
    params,
    query: seenVersion,
    reply: z.object({ status: success }),
    refusals: ['product_not_found', 'changed_meanwhile', 'product_was_ordered'],
  }),
  duplicateProduct: defineEndpoint(STAFF_PATHS.duplicateProduct, {
    ...writeCall,
    summary: 'Copy a product as a draft, without its discount, stock, reviews and orders',
    cost: { cpu: 10, database: 30 },
    params,
    body: products.duplicateProductBody,
    reply: products.adminProductReply,
    refusals: ['product_not_found', 'product_id_taken', ...SAVE_REFUSALS],
  }),
  createProductPreview: defineEndpoint(STAFF_PATHS.createProductPreview, {
    ...readCall,
    summary: 'A link to the product’s page as shoppers would see it, for a day',
    cost: { cpu: 2, database: 5 },
    params,
    reply: products.previewLinkReply,
    refusals: ['product_not_found'],
  }),
  previewProduct: defineEndpoint(STAFF_PATHS.previewProduct, {
    ...readCall,
    summary: 'The product of any status, as the shop would show it',
    cost: { cpu: 5, database: 10 },
    params,
    reply: z.object({ data: fullProduct }),
    refusals: ['product_not_found'],
  }),
};

export const productStockEndpoints = {
  changeStock: defineEndpoint(STAFF_PATHS.changeStock, {
    tag,
    access: 'staff',
    permission: 'stock.write',
    summary: 'Change the pieces on hand, with a reason',
    cost: { cpu: 3, database: 15 },
    params,
    body: changes.changeStockBody,
    reply: products.adminProductReply,
    refusals: [
      'product_not_found',
      'option_not_found',
      'size_not_found',
      'changed_meanwhile',
      'stock_is_reserved',
      'made_to_order_has_no_stock',
    ],
  }),
  stockChanges: defineEndpoint(STAFF_PATHS.stockChanges, {
    ...readCall,
    summary: 'The changes of a product’s stock, newest first',
    cost: { cpu: 2, database: 6 },
    params,
    query: changes.stockChangesQuery,
    reply: changes.stockChanges,
    refusals: [],
  }),
};

/** The handlers also check the permission that the change itself needs. */
export const productChangeEndpoints = {
  changeProducts: defineEndpoint(STAFF_PATHS.changeProducts, {
    ...readCall,
    summary: 'Change the price, discount, tags, status or stock of many products',
    description:
      'Prices and discounts need the permission prices.write, stock needs stock.write, tags and status need catalogue.write. Products that cannot be changed in this way stay as they are, and the reply names them.',
    cost: { cpu: 50, database: 100 },
    body: changes.changeProductsBody,
    reply: changes.productChangeResult,
    refusals: ['publish_time_needed', 'discount_dates_reversed'],
  }),
  checkProductChange: defineEndpoint(STAFF_PATHS.checkProductChange, {
    ...readCall,
    summary: 'Which products a bulk change would leave as they are, and why',
    description: 'Changes nothing. It needs the same permission as the change.',
    cost: { cpu: 50, database: 40 },
    body: changes.changeProductsBody,
    reply: changes.productChangeCheck,
    refusals: ['publish_time_needed', 'discount_dates_reversed'],
  }),
  productChanges: defineEndpoint(STAFF_PATHS.productChanges, {
    ...readCall,
    summary: 'The bulk changes of products in the last 30 days, newest first',
    cost: { cpu: 2, database: 8 },
    query: changes.productChangesQuery,
    reply: changes.productChanges,
    refusals: [],
  }),
  undoProductChange: defineEndpoint(STAFF_PATHS.undoProductChange, {
    ...readCall,
    summary: 'Undo a bulk change of products',
    description:
      'It needs the same permission as the change. Products that were changed again since stay as they are, and the reply names them.',
    cost: { cpu: 50, database: 100 },
    params: z.object({ product_change_id: idField('product_change_not_found') }),
    reply: changes.productChangeResult,
    refusals: ['product_change_not_found', 'already_undone'],
  }),
};
