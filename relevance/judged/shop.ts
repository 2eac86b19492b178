/** The demo shop, built once for all judged queries. */
import { demoShop as createDemoShop } from '@uruhu/demo/shop.ts';

export const demoShop = createDemoShop();
