import { useEffect, useRef, useState } from 'react';
import type { CardProduct } from '#app/lib/card.ts';
import { hasViewed } from '#app/lib/has-viewed.ts';
import { useSession } from '#app/lib/session.ts';

/** What the home page shows to this person, or on this device, in place of what it shows to every guest. */
export type Personal = {
  token: string | undefined;
  /** Words in place of the offer for new members. */
  greeting?: Record<'seal' | 'sealText' | 'title' | 'text' | 'action', string>;
  /** Products in place of the best rated, and why. `viewed`: for what was looked at on this device. */
  recommended?: { products: CardProduct[]; why: string; viewed: boolean };
};

/** What was shown last: who comes back from a product finds the page as she left it. */
let last: Personal | null = null;

/** `row`: of the recommendations, which are asked for when it comes near. */
export function usePersonal() {
  const token = useSession()?.token;
  // What was looked at has been cleared since: then nothing is because of it.
  if (last?.recommended?.viewed && !hasViewed()) last = null;
  const [personal, setPersonal] = useState(last);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = (now: Personal) => {
      last = now;
      setPersonal(now);
    };
    if (token || hasViewed()) import('./personal.ts').then((script) => script.personalise(token, row.current, last, show), Boolean);
  }, [token]);
  return { row, ...(personal?.token === token && personal) };
}
