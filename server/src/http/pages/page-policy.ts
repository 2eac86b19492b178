/** The content security policy of pages. */
import { createHash } from 'node:crypto';

/**
 * The header in which the storefront names the `nonce` of the scripts that the framework wrote. It is random for each rendering, so an injected
 * script cannot have it.
 */
export const SCRIPT_NONCE_HEADER = 'x-script-nonce';

/** The valid form of a nonce, checked because the nonce becomes part of a regular expression. */
const NONCE = /^[\w-]{16,}$/;

function listInlineScripts(html: string, nonce: string): string[] {
  // Finds each script that has the nonce and no `src`, and captures its code.
  const inlineScript = new RegExp(`<script(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  return [...html.matchAll(inlineScript)].map(([, script]) => script ?? '');
}

const hashScript = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export type PageWithPolicy = { html: string; contentSecurityPolicy: string };

/**
 * Allows the scripts that have the nonce by their hash, and removes the nonce, so that the page can be cached and sent to many visitors. Data
 * (JSON-LD) never runs and needs no permission.
 */
export function replaceNonceByHashes(renderedHtml: string, nonce: string | null): PageWithPolicy {
  const isValidNonce = nonce !== null && NONCE.test(nonce);
  const hashes = isValidNonce ? listInlineScripts(renderedHtml, nonce).map(hashScript) : [];
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
  return { html: isValidNonce ? renderedHtml.replaceAll(` nonce="${nonce}"`, '') : renderedHtml, contentSecurityPolicy };
}
