import { useSyncExternalStore } from 'react';

/** The server writes the name into the page, so that the sign-in page can show it. */
const readNameInPage = () => document.querySelector<HTMLMetaElement>('meta[name=shop-name]')?.content ?? '';

let shopName: string | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const getShopName = (): string => {
  shopName ??= readNameInPage();
  return shopName;
};

/** Shows a new name after staff have saved it. */
export function setShopName(name: string): void {
  shopName = name;
  for (const listener of listeners) listener();
}

export const useShopName = (): string => useSyncExternalStore(subscribe, getShopName);
