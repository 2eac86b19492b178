/** The demo shop, made once. */
import { demoShop as make } from '@uruhu/demo/shop.ts';

export const demoShop = make();
