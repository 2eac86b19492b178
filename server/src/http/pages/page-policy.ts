/** The content security policy of pages. */
import { createHash } from 'node:crypto';

/**
 * The header in which the storefront names the `nonce` of the scripts and styles that come from its build. It is random for each rendering, so
 * an injected script or style cannot have it.
 */
export const SCRIPT_NONCE_HEADER = 'x-script-nonce';

/** The valid form of a nonce, checked because the nonce becomes part of a regular expression. */
const NONCE = /^[\w-]{16,}$/;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the elements of this name that have the nonce and no `src`. */
function hashInlineElements(html: string, name: 'script' | 'style', nonce: string): string[] {
  const inlineElement = new RegExp(`<${name}(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${name}>`, 'g');
  return [...new Set([...html.matchAll(inlineElement)].map(([, text]) => hash(text ?? '')))];
}

export type PageWithPolicy = { html: string; contentSecurityPolicy: string };

/**
 * Allows the scripts and styles that have the nonce by their hash, and removes the nonce, so that the page can be cached and sent to many
 * visitors. Data (JSON-LD) never runs and needs no permission.
 */
export function replaceNonceByHashes(renderedHtml: string, nonce: string | null): PageWithPolicy {
  const isValidNonce = nonce !== null && NONCE.test(nonce);
  const allowSelfAnd = (name: 'script' | 'style') =>
    [`${name}-src 'self'`, ...(isValidNonce ? hashInlineElements(renderedHtml, name, nonce) : [])].join(' ');
  const contentSecurityPolicy = [
    "default-src 'self'",
    allowSelfAnd('script'),
    allowSelfAnd('style'),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: isValidNonce ? renderedHtml.replaceAll(` nonce="${nonce}"`, '') : renderedHtml, contentSecurityPolicy };
}
