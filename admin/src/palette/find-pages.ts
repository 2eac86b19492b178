/** Pages and actions of the back office by what a staff member types. */
import type { Permission } from '@uruhu/contract/staff/permissions';
import { MENU } from '#admin/layout/menu-entries.ts';

export type Target = { to: string; label: string; permission: Permission | null };

/** What staff begin from anywhere, beside the pages of the menu. */
const ACTIONS: readonly Target[] = [];

const TARGETS: readonly Target[] = [...MENU.flatMap(({ entries }) => entries), ...ACTIONS];

const listWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Pages whose label has a word that begins with each typed word; all pages while nothing is typed. */
export function findPages(typed: string, isAllowed: (permission: Permission | null) => boolean): Target[] {
  const words = listWords(typed);
  const isNamed = ({ label }: Target) => words.every((word) => listWords(label).some((own) => own.startsWith(word)));
  return TARGETS.filter((target) => isAllowed(target.permission) && isNamed(target));
}
