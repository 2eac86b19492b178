import type { AdminSearchWord, SearchWordLanguage } from '@uruhu/contract/staff/search-words';

export type SearchWordRow = AdminSearchWord & { id: string };

export const LANGUAGES: Readonly<Record<SearchWordLanguage, string>> = {
  en: 'English',
  fr: 'French',
  rw: 'Kinyarwanda',
  ko: 'Korean',
};

export const formatFinds = (finds: number): string =>
  finds === 0 ? 'Nothing' : finds === 1 ? '1 product' : `${finds.toLocaleString('en-US')} products`;
