import type { Permission } from '@uruhu/contract/staff/permissions';
import { CATALOGUE } from './catalogue.ts';
import { CONTENT } from './content.ts';
import { CUSTOMERS } from './customers.ts';
import { ORDERS } from './orders.ts';
import type { Area, Page } from './page.ts';
import { SELLING } from './selling.ts';
import { SHOP } from './shop.ts';
import { TODAY } from './today.ts';

/**
 * All pages of the back office, in the order of a working day: the routes, the menu and the
 * command palette are built from this list.
 */
export const AREAS: readonly Area[] = [TODAY, ORDERS, CATALOGUE, SELLING, CUSTOMERS, CONTENT, SHOP];

export const PAGES: readonly Page[] = AREAS.flatMap(({ pages }) => pages);

/** Whether this address belongs to the page. */
export const isAddressOfPage = (name: string, pathname: string): boolean => pathname === `/${name}` || pathname.startsWith(`/${name}/`);

const findPage = (pathname: string): Page | undefined => PAGES.find(({ name }) => isAddressOfPage(name, pathname));

/** The permission that a member needs to change the record at this address. */
export const findWritePermission = (pathname: string): Permission | null => {
  const page = findPage(pathname);
  return page?.writePermission ?? page?.permission ?? null;
};

/** The permission that a member needs to open this address; null if every member may open it. */
export const findPagePermission = (pathname: string): Permission | null =>
  pathname.endsWith('/create') ? findWritePermission(pathname) : (findPage(pathname)?.permission ?? null);
