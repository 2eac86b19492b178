import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryContext } from 'react-router';

/** The folder of the build that browsers load from. The built module is in the folder `server` beside it, or in its folder `assets`. */
const CLIENT_FOLDER = join(import.meta.dirname.replace(/assets$/, ''), '../client');

const textByHref = new Map<string, string>();

function readStylesheet(href: string): string {
  const text = textByHref.get(href) ?? readFileSync(join(CLIENT_FOLDER, href.replace('#', '')), 'utf8').trim();
  textByHref.set(href, text);
  return text;
}

/** The text of each stylesheet of the page, by its address. Each file is read once. */
export function readInlineStyles({ manifest, staticHandlerContext }: EntryContext): ReadonlyMap<string, string> {
  const hrefs = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return new Map(hrefs.map((href) => [href, readStylesheet(href)]));
}
