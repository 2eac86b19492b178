import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { TRANSLATABLE, type TranslatedKind } from '@uruhu/contract/staff/translatable';
import { findValueLabel } from '#admin/history/value-labels.ts';

const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What staff call the record. A policy has no title but its kind, and the settings have that of the shop. */
export function describeTitle(kind: TranslatedKind, title: string): string {
  if (kind === 'policies') return capitalise(findValueLabel('policies', 'policy', title) ?? title);
  if (kind === 'site-settings') return 'Settings';
  return kind === 'products' ? toPlainName(title) : title;
}

export const describeKindOf = (kind: TranslatedKind): string => TRANSLATABLE[kind].label;
