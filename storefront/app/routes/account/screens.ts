/** The screens of the account area, by their addresses. The script of each is fetched when it is gone to. */
import type { ComponentType, ReactNode } from 'react';
import { paths } from '#app/lib/paths.ts';
import type { Session } from '#app/lib/session.ts';
import * as words from '#messages/account';

/** `greet` draws the greeting of the first screen: it is there before this screen's script is. */
export type ScreenProps = { session: Session; greet: (coupons: number | null | undefined) => ReactNode };
type ScreenPart = ComponentType<ScreenProps>;
type Screen = { title: string; load: () => Promise<ScreenPart> };

const SCREENS: Readonly<Record<string, Screen>> = {
  [paths.myAccount()]: { title: words.title, load: () => import('./dashboard/dashboard.tsx').then((part) => part.Dashboard) },
  [paths.accountInfo()]: { title: words.accountInfo, load: () => import('./info/account-info.tsx').then((part) => part.AccountInfo) },
  [paths.myAddresses()]: { title: words.addresses, load: () => import('./addresses/addresses.tsx').then((part) => part.Addresses) },
  [paths.myCancellations()]: {
    title: words.cancellations,
    load: () => import('./cancellations/cancellations.tsx').then((part) => part.Cancellations),
  },
  [paths.myReviews()]: { title: words.reviews, load: () => import('./reviews/own-reviews.tsx').then((part) => part.OwnReviews) },
  [paths.beautyProfile()]: {
    title: words.beautyProfile,
    load: () => import('./beauty/beauty-profile.tsx').then((part) => part.BeautyProfile),
  },
  [paths.loginHistory()]: {
    title: words.loginHistory,
    load: () => import('./history/login-history.tsx').then((part) => part.LoginHistory),
  },
  [paths.deactivate()]: { title: words.deactivate, load: () => import('./leave/leave.tsx').then((part) => part.Leave) },
};

const parts = new Map<string, ScreenPart>();

/** Addresses are read in any case, and with a stroke at their end. */
export const screenPath = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, '$1');
/** Undefined: nothing is there. */
export const screenAt = (path: string): Screen | undefined => (Object.hasOwn(SCREENS, path) ? SCREENS[path] : undefined);
/** Null until its script has come. */
export const partOf = (path: string): ScreenPart | null => parts.get(path) ?? null;

/** Throws where the network is gone. */
export async function loadScreen(path: string): Promise<void> {
  const part = await screenAt(path)?.load();
  if (part) parts.set(path, part);
}
