import { useEffect, useRef, useState } from 'react';
import { hasViewedProducts } from '#app/features/products/has-viewed.ts';
import { useSession } from '#app/lib/session.ts';
import type { PersonalContent } from './personal-content.ts';

/** The content that the page showed last, so that a shopper who comes back from a product finds it unchanged. */
let lastContent: PersonalContent | null = null;

/** If the script does not load, the page keeps the content for guests. */
const ignoreFailure = () => {};

/** `row` is the element of the recommendations, which load when it comes near the viewport. */
export function usePersonalContent() {
  const token = useSession()?.token;
  // The shopper has cleared her viewed products, so recommendations based on them are dropped.
  if (lastContent?.recommended?.basedOnViewed && !hasViewedProducts()) lastContent = null;
  const [personal, setPersonal] = useState(lastContent);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = (content: PersonalContent) => {
      lastContent = content;
      setPersonal(content);
    };
    if (token || hasViewedProducts())
      import('./personal-content.ts').then((script) => script.loadPersonalContent(token, row.current, lastContent, show), ignoreFailure);
  }, [token]);
  const shownContent = personal?.token === token ? personal : null;
  return { row, greeting: shownContent?.greeting, recommended: shownContent?.recommended };
}
