import { type Client, createClient } from '@uruhu/contract/client';
import { DELIVERY } from '@uruhu/contract/constants';
import type { Page } from 'playwright-core';

export type Shopper = { username: string; password: string; name: string; email: string; phone: string };

/** Nobody else's number: what is given once a person is given to each of them. */
const newPhone = () => `0788${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;

export function newShopper(): Shopper {
  const username = `keza-${crypto.randomUUID().slice(0, 8)}`;
  return { username, password: 'rwanda-2026', name: 'Keza Ingabire', email: `${username}@example.com`, phone: newPhone() };
}

/** Calls as from another house: dozens of people sign up here within minutes, and from one house that is too many. */
export function fromElsewhere(): typeof fetch {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  return (url, init) => fetch(url, { ...init, headers: { ...init?.headers, 'x-forwarded-for': address } });
}

const told = <Data>(answer: { ok: true; data: Data } | { ok: false; message: string }): Data => {
  if (!answer.ok) throw new Error(answer.message);
  return answer.data;
};

/** A shopper who has signed up, has an address and is signed in on this page; with the API as she may use it. */
export async function signedInShopper(page: Page, shopUrl: string): Promise<{ api: Client; token: string }> {
  const shopper = newShopper();
  const guest = createClient({ fetch: fromElsewhere(), baseUrl: shopUrl });
  told(await guest.signUp({ ...shopper, address: '' }));
  const { token, user } = told(await guest.signIn(shopper));
  const api = createClient({ fetch, baseUrl: shopUrl, token: () => token });
  told(await api.addAddress({ address: 'KG 11 Ave 24, Kimironko', ...DELIVERY }));
  await page.addInitScript(
    ([key, person]) => {
      localStorage.setItem('authToken', String(key));
      localStorage.setItem('user', String(person));
    },
    [token, JSON.stringify(user)],
  );
  return { api, token };
}
