import { useEffect, useRef } from 'react';
import { usePart } from '#app/lib/use-part.ts';
import css from './footer.module.css';

const load = () => import('./footer-content.tsx').then(({ FooterContent }) => FooterContent);
/** Only the server's build holds it: there a page is drawn whole. */
const OnServer = import.meta.env.SSR ? await load() : null;

/** How near the shopper comes before its script is fetched: a screen or so. */
const NEAR = '800px';

/**
 * The footer. Most visits never reach it, so the browser leaves what the server drew as it is, plain links and all, until
 * somebody comes near: the same footer then takes its place, with the shop's own links.
 */
export function Footer() {
  const ref = useRef<HTMLElement>(null);
  const { part, ahead } = usePart(load);
  useEffect(() => {
    if (!ref.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && ahead(), { rootMargin: NEAR });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ahead]);
  const Content = OnServer ?? part;
  const look = { className: css.foot, id: 'footer', ref };
  if (Content)
    return (
      <footer key="live" {...look}>
        <Content />
      </footer>
    );
  // An empty text is what React takes for 'whatever is there', and never compares.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return <footer {...look} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
