/** The entries of the menu, from the list of pages. */
import type { Permission } from '@uruhu/contract/staff/permissions';
import { AREAS } from '#admin/areas/areas.ts';
import type { Page } from '#admin/areas/page.ts';

type MenuEntry = Page & { label: string };
type MenuGroup = { title: string; entries: readonly MenuEntry[] };

const hasLabel = (page: Page): page is MenuEntry => page.label !== undefined;

/** The menu of a member: only what she may use, and no empty group. */
export const buildMenu = (isAllowed: (permission: Permission | null) => boolean): MenuGroup[] =>
  AREAS.map(({ title, pages }) => ({ title, entries: pages.filter(hasLabel).filter(({ permission }) => isAllowed(permission)) })).filter(
    ({ entries }) => entries.length > 0,
  );
