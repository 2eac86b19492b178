/** What a page may load and run. */
import { createHash } from 'node:crypto';

/**
 * The header by which a rendered page tells the word that stands as `nonce` on each script the framework wrote. Nobody knew it
 * when the page was rendered, so a script that came in with somebody's text cannot carry it.
 */
export const SCRIPT_MARK_HEADER = 'x-script-mark';

/** What a mark can be: it becomes a part of an expression. */
const MARK = /^[\w-]{16,}$/;

function markedScripts(html: string, mark: string): string[] {
  const inline = new RegExp(`<script(?=[^>]*\\snonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  return [...html.matchAll(inline)].map(([, script]) => script ?? '');
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export type Guarded = { html: string; contentSecurityPolicy: string };

/**
 * Allows the marked scripts by their hash, which works for a page that many people are sent, and takes the mark away, so that all
 * are sent the same. Data (JSON-LD) never runs and needs no leave.
 */
export function guardPage(marked: string, mark: string | null): Guarded {
  const known = mark !== null && MARK.test(mark);
  const hashes = known ? markedScripts(marked, mark).map(hashOf) : [];
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
  return { html: known ? marked.replaceAll(` nonce="${mark}"`, '') : marked, contentSecurityPolicy };
}
