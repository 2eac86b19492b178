import { useSyncExternalStore } from 'react';

/** The server writes the name into the page, so that it is there before anybody has signed in. */
const readPage = () => document.querySelector<HTMLMetaElement>('meta[name=shop-name]')?.content ?? '';

let shopName: string | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const getShopName = (): string => {
  shopName ??= readPage();
  return shopName;
};

/** Shows the name that was just saved. */
export function setShopName(name: string): void {
  shopName = name;
  for (const listener of listeners) listener();
}

export const useShopName = (): string => useSyncExternalStore(subscribe, getShopName);
