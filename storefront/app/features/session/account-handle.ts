import type { ComponentType } from 'react';

/** What a page tells the account layout around it, as the `handle` of its route. */
export type AccountHandle = {
  /** Shown above the page beside the menu; null: the page has a title of its own. */
  title: string | null;
  /** Shown across the whole width, above menu and page. */
  Head?: ComponentType;
  /** Shown beside the menu above the page; up to 768 px, before the menu. */
  Lead?: ComponentType;
  /** Up to 768 px, where the menu does not fit beside a page: `fold` it behind a button above the page, or `hide` it. */
  narrowMenu: 'fold' | 'hide';
  /** Guests see the page too, without the menu. The layout sends them to sign in from every other page. */
  forGuests?: true;
};
