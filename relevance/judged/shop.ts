/** The demo shop, built once for all judged queries. */
import { createDemoShop } from '@uruhu/demo/shop.ts';

export const demoShop = createDemoShop();
