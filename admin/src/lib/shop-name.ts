import { createStore, useStore } from './store.ts';

/** The server writes the name into the page, so that the sign-in page can show it. */
const readNameInPage = () => globalThis.document?.querySelector<HTMLMetaElement>('meta[name=shop-name]')?.content ?? '';

const shopName = createStore(readNameInPage());

export const getShopName = shopName.get;
/** Shows a new name after staff have saved it. */
export const setShopName = shopName.set;
export const useShopName = (): string => useStore(shopName);
