import { TRANSLATED_KINDS, type TranslatedKind } from '@uruhu/contract/staff/translatable';

/** The page on which staff translate a record: '/translations/products:rose-toner'. */
export const formatTranslationPath = (kind: TranslatedKind, record_id: string): string =>
  `/translations/${kind}:${encodeURIComponent(record_id)}`;

/** Reads the last part of this address. */
export function parseTranslationPath(id: string): { kind: TranslatedKind; record_id: string } | null {
  const [name = '', ...rest] = id.split(':');
  const kind = TRANSLATED_KINDS.find((known) => known === name);
  return kind ? { kind, record_id: rest.join(':') } : null;
}
