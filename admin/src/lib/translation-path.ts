import { TARGET_LANGUAGES, type TargetLanguage, TRANSLATED_KINDS, type TranslatedKind } from '@uruhu/contract/staff/translatable';

type TranslatedPage = { kind: TranslatedKind; record_id: string; language: TargetLanguage };

/** The page on which staff translate a record: '/translations/products:rose-toner:rw'. */
export const formatTranslationPath = ({ kind, record_id, language }: TranslatedPage): string =>
  `/translations/${kind}:${encodeURIComponent(record_id)}:${language}`;

/** Reads the last part of this address. An id may have a colon. */
export function parseTranslationPath(id: string): TranslatedPage | null {
  const [, name, record_id = '', code] = /^([a-z-]+):(.+):([a-z]{2})$/s.exec(id) ?? [];
  const kind = TRANSLATED_KINDS.find((known) => known === name);
  const language = TARGET_LANGUAGES.find((known) => known === code);
  return kind && language ? { kind, record_id, language } : null;
}
