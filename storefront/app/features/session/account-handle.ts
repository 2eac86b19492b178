import type { ComponentType } from 'react';

/** The `handle` of a route in the account layout. It tells the layout what to show around the page. */
export type AccountHandle = {
  /** The heading above the page, beside the menu; null: the page has a heading of its own. */
  title: string | null;
  /** A component above the page, beside the menu. Up to 768 px it is above the menu too. */
  Lead?: ComponentType;
  /** Up to 768 px, where the menu does not fit beside a page: it is `collapsed` behind a button above the page, or `hidden`. */
  menuOnPhones: 'collapsed' | 'hidden';
};
