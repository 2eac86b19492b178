import { useEffect, useRef, useState } from 'react';
import { hasViewed } from '#app/features/products/has-viewed.ts';
import { useSession } from '#app/lib/session.ts';
import type { Personal } from './personal.ts';

/** The content that the page showed last, so that a shopper who comes back from a product finds it unchanged. */
let last: Personal | null = null;

/** `row` is the element of the recommendations, which load when it comes near the viewport. */
export function usePersonal() {
  const token = useSession()?.token;
  // The shopper has cleared her viewed products, so recommendations based on them are dropped.
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
