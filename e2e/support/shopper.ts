import type { Page } from '@playwright/test';
import { type Client, createClient } from '@uruhu/contract/client';
import { DELIVERY } from '@uruhu/contract/constants';
import { waitForLink } from './mailbox.ts';

export type Shopper = { username: string; password: string; name: string; email: string; phone: string };

/** Random, so that each shopper counts as a new customer for one-per-customer coupons. */
const generatePhone = () => `0788${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;

export function generateShopper(): Shopper {
  const username = `keza-${crypto.randomUUID().slice(0, 8)}`;
  return { username, password: 'rwanda-2026', name: 'Keza Ingabire', email: `${username}@example.com`, phone: generatePhone() };
}

/** Returns a `fetch` that claims a random IP address, because the server refuses dozens of sign-ups from one address within minutes. */
export function withRandomIpAddress(): typeof fetch {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  return (url, init) => fetch(url, { ...init, headers: { ...init?.headers, 'x-forwarded-for': address } });
}

/** The street of the address with which each signed-up shopper begins. */
export const SHOPPER_STREET = 'KG 11 Ave 24, Kimironko';

const unwrap = <Data>(result: { ok: true; data: Data } | { ok: false; message: string }): Data => {
  if (!result.ok) throw new Error(result.message);
  return result.data;
};

/** Finds the token in the proof mail to an address. */
type FindProofToken = (email: string) => Promise<string>;

/** Reads the proof mail in the demo's outbox. */
export const findProofTokenInOutbox =
  (shopUrl: string): FindProofToken =>
  async (email) =>
    new URL(await waitForLink(shopUrl, email, '/confirm-email'), shopUrl).searchParams.get('t') ?? '';

type SignedUpShopper = { api: Client; token: string; shopper: Shopper; user: unknown };

/** `confirmEmailWith` finds the token with which the shopper also confirms her e-mail address. `phone`: her number, instead of a random one. */
type SignUpOptions = { confirmEmailWith?: FindProofToken; phone?: string };

/** Signs up a shopper with a delivery address, and returns her API client. */
export async function signUpShopper(shopUrl: string, { confirmEmailWith, phone }: SignUpOptions = {}): Promise<SignedUpShopper> {
  const generated = generateShopper();
  const shopper = { ...generated, phone: phone ?? generated.phone };
  const guest = createClient({ fetch: withRandomIpAddress(), baseUrl: shopUrl });
  unwrap(await guest.signUp({ ...shopper, address: '' }));
  if (confirmEmailWith) unwrap(await guest.confirmEmail({ token: await confirmEmailWith(shopper.email) }));
  const { token, user } = unwrap(await guest.signIn(shopper));
  const api = createClient({ fetch, baseUrl: shopUrl, token: () => token });
  unwrap(await api.addAddress({ address: SHOPPER_STREET, ...DELIVERY }));
  return { api, token, shopper, user };
}

type SignedInShopper = Omit<SignedUpShopper, 'user'>;

/** Signs up a shopper and signs her in on this page. */
export async function signInShopper(page: Page, shopUrl: string, options?: SignUpOptions): Promise<SignedInShopper> {
  const { api, token, shopper, user } = await signUpShopper(shopUrl, options);
  await page.addInitScript(
    ([authToken, storedUser]) => {
      // On a reload, the page keeps the newer user that it has stored itself.
      if (localStorage.getItem('authToken') === authToken) return;
      localStorage.setItem('authToken', String(authToken));
      localStorage.setItem('user', String(storedUser));
    },
    [token, JSON.stringify(user)],
  );
  return { api, token, shopper };
}
