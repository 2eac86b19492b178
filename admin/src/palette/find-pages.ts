/** Finds the pages of the back office that match what a staff member types into the palette. */
import type { Permission } from '@uruhu/contract/staff/permissions';
import { PAGES } from '#admin/areas/areas.ts';
import type { PaletteAction } from '#admin/areas/page.ts';

/** The pages of the menu, and then the pages outside of the menu that staff reach from everywhere by the palette. */
const PALETTE_ACTIONS: readonly PaletteAction[] = [
  ...PAGES.flatMap(({ name, label, permission }) => (label ? [{ to: `/${name}`, label, permission }] : [])),
  ...PAGES.flatMap(({ actions = [] }) => actions),
  { to: '/my-account', label: 'My account', permission: null },
];

const listWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Pages whose label has a word that begins with each typed word; all pages while nothing is typed. */
export function findPages(typedText: string, isAllowed: (permission: Permission | null) => boolean): PaletteAction[] {
  const words = listWords(typedText);
  const matches = ({ label }: PaletteAction) => words.every((word) => listWords(label).some((labelWord) => labelWord.startsWith(word)));
  return PALETTE_ACTIONS.filter((action) => isAllowed(action.permission) && matches(action));
}
