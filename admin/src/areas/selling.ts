import { type Area, lazyPage } from './page.ts';

const loadCouponForm = () => import('../resources/coupons/coupon-form.tsx');
const loadBatchForm = () => import('../resources/coupon-batches/batch-form.tsx');

export const SELLING: Area = {
  title: 'Selling',
  pages: [
    {
      name: 'coupons',
      label: 'Coupons',
      permission: 'coupons.write',
      screens: {
        list: lazyPage(() => import('../resources/coupons/coupon-list.tsx'), 'CouponList'),
        create: lazyPage(loadCouponForm, 'CouponCreate'),
        edit: lazyPage(loadCouponForm, 'CouponEdit'),
      },
      actions: [{ to: '/coupons/create', label: 'Add a coupon', permission: 'coupons.write' }],
    },
    {
      name: 'coupon-batches',
      label: 'Codes in bulk',
      permission: 'coupons.write',
      screens: {
        list: lazyPage(() => import('../resources/coupon-batches/batch-list.tsx'), 'BatchList'),
        create: lazyPage(loadBatchForm, 'BatchCreate'),
        edit: lazyPage(loadBatchForm, 'BatchEdit'),
      },
      actions: [{ to: '/coupon-batches/create', label: 'Make codes in bulk', permission: 'coupons.write' }],
    },
    {
      name: 'shipping-bands',
      label: 'Delivery fees',
      permission: 'shipping.write',
      screens: { list: lazyPage(() => import('../resources/shipping-bands/shipping-page.tsx'), 'ShippingPage') },
    },
  ],
};
