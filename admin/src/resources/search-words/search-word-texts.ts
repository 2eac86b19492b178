import type { AdminSearchWord, SearchWordLanguage } from '@uruhu/contract/staff/search-words';

export type SearchWordRow = AdminSearchWord & { id: string };

export const LANGUAGES: Readonly<Record<SearchWordLanguage, string>> = {
  en: 'English',
  fr: 'French',
  rw: 'Kinyarwanda',
  ko: 'Korean',
};

export const formatProductCount = (count: number): string => {
  if (count === 0) return 'Nothing';
  return count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`;
};
