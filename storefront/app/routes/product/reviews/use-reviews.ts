import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import { getSession, useSession } from '#app/lib/session.ts';
import { createStore, useStore } from '#app/lib/store.ts';
import { notify } from '#app/lib/toasts.ts';
import { offline } from '#messages/common';
import type { ShownProduct } from '../product-data.ts';
import { type Desk, type DeskHandle, firstDesk, type Query } from './desk.ts';
import type { ShownReview } from './shown-review.ts';

type Live = typeof import('./reviews-live.ts');

/** They are asked for before they are seen. */
const NEAR = { rootMargin: '600px' };

/** Calls once the element comes near. */
function whenNear(element: Element | null, near: () => void) {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    near();
  }, NEAR);
  if (element) observer.observe(element);
  return () => observer.disconnect();
}

export type ReviewsDesk = {
  desk: Desk;
  section: RefObject<HTMLElement | null>;
  narrow: (changes: Partial<Query>) => void;
  refresh: () => void;
  more: () => void;
  press: (review: ShownReview) => void;
};

/** The reviews of the product as the page brought them, until somebody presses something or is signed in. */
export function useReviews(product: ShownProduct): ReviewsDesk {
  const { product_id } = product;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const session = useSession();
  const section = useRef<HTMLElement>(null);
  const first = useMemo(() => firstDesk(product), [product]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product begins anew
  const store = useMemo(() => createStore<Desk | null>(null), [product_id]);
  const desk = useStore(store, null) ?? first;
  const handle: DeskHandle = { product_id, get: () => store.get() ?? first, set: store.set };
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });

  const act = (what: (live: Live, desk: DeskHandle) => unknown) =>
    import('./reviews-live.ts').then((live) => what(live, latest.current)).catch(() => notify(offline, null, 'error'));
  /** She comes back to the review, and finds it pressed. */
  const toSignIn = (helpful: string) => {
    const place = first.reviews.some(({ review_id }) => review_id === helpful) ? `review-${helpful}` : 'reviews';
    navigate(paths.signIn({ redirect: `${pathname}${search}#${place}` }), { state: { helpful } });
  };

  const token = session?.token;
  useEffect(() => {
    // A guest sees what everybody sees.
    if (!token) return store.set(null);
    return whenNear(section.current, () => import('./reviews-live.ts').then((live) => live.refresh(latest.current), Boolean));
  }, [token, store]);

  return {
    desk,
    section,
    narrow: (changes) => act((live, on) => live.narrow(on, changes)),
    refresh: () => act((live, on) => live.refresh(on)),
    more: () => act((live, on) => live.showMore(on)),
    press: (review) => {
      const go = () => toSignIn(review.review_id);
      return getSession() ? act((live, on) => live.pressHelpful(on, review, go)) : go();
    },
  };
}
