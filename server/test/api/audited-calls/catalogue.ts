/** Changes of the catalogue, of pictures and of coupons. */
import { createPhoto, upload } from '../../support/fixtures/files.ts';
import { checkFile, uploadFile } from '../../support/fixtures/product-files.ts';
import type { Walk } from './walk.ts';

export const createCatalogueSteps = (walk: () => Walk) => {
  const pick = (name: string, id: string) => ({ [id]: walk().made[name][id] as string });
  return {
    createBrand: () => ({ body: { name: 'Anua' } }),
    updateBrand: () => ({ params: pick('createBrand', 'brand_id'), body: { version: 1, name: 'Anua Korea' } }),
    deleteBrand: () => ({ params: pick('createBrand', 'brand_id') }),
    createCategory: () => ({ body: { name: 'Masks' } }),
    updateCategory: () => ({ params: pick('createCategory', 'category_id'), body: { version: 1, name: 'Sheet masks' } }),
    moveCategory: () => ({
      params: pick('createCategory', 'category_id'),
      body: { version: walk().made.updateCategory.version, parent_id: walk().product.category_id, position: 0 },
    }),
    deleteCategory: () => ({ params: pick('createCategory', 'category_id') }),
    createRedirect: () => ({ body: { from_path: '/old', to_path: '/brands' } }),
    updateRedirect: () => ({ params: pick('createRedirect', 'redirect_id'), body: { version: 1, to_path: '/faqs' } }),
    deleteRedirect: () => ({ params: pick('createRedirect', 'redirect_id') }),
    createSearchWord: () => ({ body: { word: 'amavuta', means: ['toner'] } }),
    updateSearchWord: () => ({ params: pick('createSearchWord', 'search_word_id'), body: { version: 1, word: 'amavuta meza' } }),
    deleteSearchWord: () => ({ params: pick('createSearchWord', 'search_word_id') }),

    createProduct: () => ({
      body: { name: 'Rice Toner', brand_id: walk().product.brand_id, category_id: walk().product.category_id, base_price: 9_000 },
    }),
    updateProduct: () => ({
      params: pick('createProduct', 'product_id'),
      body: { version: walk().made.createProduct.version, base_price: 8_000 },
    }),
    duplicateProduct: () => ({ params: pick('createProduct', 'product_id') }),
    deleteProduct: () => ({ params: pick('duplicateProduct', 'product_id') }),
    changeStock: () => ({ params: { product_id: walk().product.product_id }, body: { add: 3, reason: 'received' } }),
    changeProducts: () => ({
      body: { product_ids: [walk().product.product_id], change: { kind: 'price', mode: 'set', value: 11_000 } },
    }),
    undoProductChange: () => ({ params: pick('changeProducts', 'product_change_id') }),
    exportProducts: () => ({ query: { kind: 'products' } }),
    startImport: async () => {
      const csv = `product_id,name\n${walk().product.product_id},Better Toner\n`;
      const { import_id } = await checkFile(walk().shop, walk().owner, { csv });
      return { params: { import_id } };
    },
    cancelImport: async () => ({ params: { import_id: (await uploadFile(walk().shop, walk().owner, { csv: 'name\nRose\n' })).import_id } }),
    uploadShopPicture: () => ({
      send: async (path: string) => upload(walk().shop.app, await createPhoto().jpeg().toBuffer(), { path, token: walk().owner.token }),
    }),
    cropShopPicture: () => ({ params: pick('uploadShopPicture', 'key'), body: { x: 0, y: 0, width: 300, height: 300 } }),

    createCoupon: () => ({ body: { coupon_code: 'NOEL-2026', coupon_type: 'fixed', discount: 1_000 } }),
    updateCoupon: () => ({ params: pick('createCoupon', 'coupon_id'), body: { version: 1, note: 'For December' } }),
    deleteCoupon: () => walk().deleteSeen('coupons', pick('createCoupon', 'coupon_id')),
    createCouponBatch: () => ({ body: { name: 'Fair', count: 2, coupon_type: 'fixed', discount: 1_000 } }),
    updateCouponBatch: () => ({ params: pick('createCouponBatch', 'coupon_batch_id'), body: { version: 1, name: 'Kigali fair' } }),
    couponCodes: () => ({ params: pick('createCouponBatch', 'coupon_batch_id') }),
    deleteCouponBatch: () => walk().deleteSeen('coupon-batches', pick('createCouponBatch', 'coupon_batch_id')),
    updateShippingBands: async () => {
      const { version } = await walk().read('shipping-bands');
      return { body: { version, bands: [{ min_weight: 0, max_weight: 100_000, shipping_fee: 2_500 }] } };
    },
  };
};
