/** The content security policy of pages. */
import { createHash } from 'node:crypto';

/**
 * The header in which a rendered page names the mark: the `nonce` on each script that the framework wrote. It is random for each rendering,
 * so an injected script cannot have it.
 */
export const SCRIPT_MARK_HEADER = 'x-script-mark';

/** The valid form of a mark, checked because the mark becomes part of a regular expression. */
const MARK = /^[\w-]{16,}$/;

function listMarkedScripts(html: string, mark: string): string[] {
  // Finds each script that has the mark and no `src`, and captures its code.
  const inlineScript = new RegExp(`<script(?=[^>]*\\snonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  return [...html.matchAll(inlineScript)].map(([, script]) => script ?? '');
}

const hashScript = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export type GuardedPage = { html: string; contentSecurityPolicy: string };

/**
 * Allows the marked scripts by their hash, so that the page can be cached and sent to many visitors, and removes the mark. Data (JSON-LD)
 * never runs and needs no permission.
 */
export function guardPage(markedHtml: string, mark: string | null): GuardedPage {
  const isValidMark = mark !== null && MARK.test(mark);
  const hashes = isValidMark ? listMarkedScripts(markedHtml, mark).map(hashScript) : [];
  const contentSecurityPolicy = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: isValidMark ? markedHtml.replaceAll(` nonce="${mark}"`, '') : markedHtml, contentSecurityPolicy };
}
