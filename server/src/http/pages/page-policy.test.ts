import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { replaceNonceByHashes } from './page-policy.ts';

/** The nonce of the scripts that the framework wrote. */
const NONCE = '0123456789abcdef';
const formatScriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the policy names the hash of each inline script that has the nonce, and of no other', () => {
  const { contentSecurityPolicy } = replaceNonceByHashes(
    `<script nonce="${NONCE}">one()</script><script nonce="${NONCE}" src="/a.js"></script><script>bad()</script><script nonce="guessed">bad()</script><script type="application/ld+json">{}</script><script nonce="${NONCE}" type="module">two()</script>`,
    NONCE,
  );
  expect(contentSecurityPolicy).toContain(`script-src 'self' ${formatScriptHash('one()')} ${formatScriptHash('two()')};`);
});

test('the page sent to visitors does not contain the nonce', () => {
  const { html } = replaceNonceByHashes(`<link nonce="${NONCE}" href="/a.css"><script nonce="${NONCE}">one()</script>`, NONCE);
  expect(html).toBe('<link href="/a.css"><script>one()</script>');
});

test('without a nonce, or with an invalid one, no script is allowed', () => {
  for (const nonce of [null, '', '.*']) {
    const { html, contentSecurityPolicy } = replaceNonceByHashes('<script nonce="">one()</script>', nonce);
    expect([html, contentSecurityPolicy]).toEqual(['<script nonce="">one()</script>', expect.stringContaining("script-src 'self';")]);
  }
});
