import { createContext, use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from 'react-router';

/**
 * The router and the bundler load a stylesheet unless a link has its address. A disabled link loads nothing. The router writes '#' behind the
 * address of a sheet that the bundler may load too.
 */
function addDisabledLinks(href: string): void {
  for (const address of new Set([href, href.replace('#', '')]))
    document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" disabled href="${address}">`);
}

/** Reads the stylesheets that the server wrote into the first page, so that React renders the same elements, and nothing loads them again. */
function readInlineStyles(): ReadonlyMap<string, string> {
  const elements = typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLStyleElement>('head > style[data-href]')];
  const styles = new Map(elements.map(({ dataset, textContent }) => [dataset.href ?? '', textContent]));
  for (const href of styles.keys()) addDisabledLinks(href);
  return styles;
}

/** The text of each stylesheet that the first page contains, by its address. */
export const InlineStyles = createContext(readInlineStyles());

/**
 * The stylesheets of the open page. Those of the first page are in its HTML, so that it is painted without waiting for them, and stay in every
 * later page. A later page links the others. Both are in the order in which a first page has them, because later rules win.
 */
export function Styles() {
  const inlineStyles = use(InlineStyles);
  const framework = use(FrameworkContext);
  const hrefs = useMatches().flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? []);
  // In development Vite serves the styles.
  if (import.meta.env.DEV) return <Links />;
  return [...new Set([...hrefs, ...inlineStyles.keys()])].map((href) => {
    const text = inlineStyles.get(href);
    if (text === undefined) return <link key={href} rel="stylesheet" href={href} />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made this text
    return <style key={href} data-href={href} nonce={framework?.nonce} dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
