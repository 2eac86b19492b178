/**
 * Prepares the calls that change the catalogue, pictures and coupons; each function has the name of its call. Later calls use the
 * replies to earlier ones.
 */
import { createPhoto, upload } from '../../support/fixtures/files.ts';
import { checkFile, uploadFile } from '../../support/fixtures/product-files.ts';
import type { AuditContext } from './audit-context.ts';

export const createCatalogueCalls = (context: () => AuditContext) => {
  /** The id of the record that an earlier call has created. */
  const pickId = (callName: string, idField: string) => ({ [idField]: context().results[callName][idField] as string });
  return {
    createBrand: () => ({ body: { name: 'Anua' } }),
    updateBrand: () => ({ params: pickId('createBrand', 'brand_id'), body: { version: 1, name: 'Anua Korea' } }),
    deleteBrand: () => context().prepareDeletion('brands', pickId('createBrand', 'brand_id')),
    createCategory: () => ({ body: { name: 'Masks' } }),
    updateCategory: () => ({ params: pickId('createCategory', 'category_id'), body: { version: 1, name: 'Sheet masks' } }),
    moveCategory: () => ({
      params: pickId('createCategory', 'category_id'),
      body: { version: context().results.updateCategory.version, parent_id: context().product.category_id, position: 0 },
    }),
    deleteCategory: () => context().prepareDeletion('categories', pickId('createCategory', 'category_id')),
    createRedirect: () => ({ body: { from_path: '/old', to_path: '/brands' } }),
    updateRedirect: () => ({ params: pickId('createRedirect', 'redirect_id'), body: { version: 1, to_path: '/faqs' } }),
    deleteRedirect: () => context().prepareDeletion('redirects', pickId('createRedirect', 'redirect_id')),
    createSearchWord: () => ({ body: { word: 'amavuta', means: ['toner'] } }),
    updateSearchWord: () => ({ params: pickId('createSearchWord', 'search_word_id'), body: { version: 1, word: 'amavuta meza' } }),
    deleteSearchWord: () => context().prepareDeletion('search-words', pickId('createSearchWord', 'search_word_id')),

    createProduct: () => ({
      body: { name: 'Rice Toner', brand_id: context().product.brand_id, category_id: context().product.category_id, base_price: 9_000 },
    }),
    updateProduct: () => ({
      params: pickId('createProduct', 'product_id'),
      body: { version: context().results.createProduct.version, base_price: 8_000 },
    }),
    duplicateProduct: () => ({ params: pickId('createProduct', 'product_id') }),
    deleteProduct: () => context().prepareDeletion('products', pickId('duplicateProduct', 'product_id')),
    changeStock: () => ({ params: { product_id: context().product.product_id }, body: { add: 3, reason: 'received' } }),
    changeProducts: () => ({
      body: { product_ids: [context().product.product_id], change: { kind: 'price', mode: 'set', value: 11_000 } },
    }),
    undoProductChange: () => ({ params: pickId('changeProducts', 'product_change_id') }),
    exportProducts: () => ({ query: { kind: 'products' } }),
    startImport: async () => {
      const csv = `product_id,name\n${context().product.product_id},Better Toner\n`;
      const { import_id } = await checkFile(context().shop, context().owner, { csv });
      return { params: { import_id } };
    },
    cancelImport: async () => ({
      params: { import_id: (await uploadFile(context().shop, context().owner, { csv: 'name\nRose\n' })).import_id },
    }),
    uploadShopPicture: () => ({
      send: async (path: string) =>
        upload(context().shop.app, await createPhoto().jpeg().toBuffer(), { path, token: context().owner.token }),
    }),
    cropShopPicture: () => ({ params: pickId('uploadShopPicture', 'key'), body: { x: 0, y: 0, width: 300, height: 300 } }),

    createCoupon: () => ({ body: { coupon_code: 'NOEL-2026', coupon_type: 'fixed', discount: 1_000 } }),
    updateCoupon: () => ({ params: pickId('createCoupon', 'coupon_id'), body: { version: 1, note: 'For December' } }),
    deleteCoupon: () => context().prepareDeletion('coupons', pickId('createCoupon', 'coupon_id')),
    createCouponBatch: () => ({ body: { name: 'Fair', count: 2, coupon_type: 'fixed', discount: 1_000 } }),
    updateCouponBatch: () => ({ params: pickId('createCouponBatch', 'coupon_batch_id'), body: { version: 1, name: 'Kigali fair' } }),
    couponCodes: () => ({ params: pickId('createCouponBatch', 'coupon_batch_id') }),
    deleteCouponBatch: () => context().prepareDeletion('coupon-batches', pickId('createCouponBatch', 'coupon_batch_id')),
    updateShippingBands: async () => {
      const { version } = await context().read('shipping-bands');
      return { body: { version, bands: [{ min_weight: 0, max_weight: 100_000, shipping_fee: 2_500 }] } };
    },
  };
};
