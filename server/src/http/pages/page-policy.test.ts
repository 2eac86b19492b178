import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { replaceNonceByHashes } from './page-policy.ts';

/** The nonce of the scripts that the framework wrote. */
const NONCE = '0123456789abcdef';
const formatHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy names the hash of each inline script that has the nonce, and of no other', () => {
  const { contentSecurityPolicy } = replaceNonceByHashes(
    `<script nonce="${NONCE}">one()</script><script nonce="${NONCE}" src="/a.js"></script><script>bad()</script><script nonce="guessed">bad()</script><script type="application/ld+json">{}</script><script nonce="${NONCE}" type="module">two()</script>`,
    NONCE,
  );
  expect(contentSecurityPolicy).toContain(`script-src 'self' ${formatHash('one()')} ${formatHash('two()')};`);
});

test('the policy names the hash of each inline style that has the nonce, and of no other', () => {
  const { html, contentSecurityPolicy } = replaceNonceByHashes(
    `<style data-href="/a.css" nonce="${NONCE}">a{}</style><style nonce="${NONCE}">b{}</style><style>bad{}</style><style nonce="guessed">bad{}</style>`,
    NONCE,
  );
  expect(contentSecurityPolicy).toContain(`style-src 'self' ${formatHash('a{}')} ${formatHash('b{}')};`);
  expect(html).not.toContain(NONCE);
});

test('the page sent to visitors does not contain the nonce', () => {
  const { html } = replaceNonceByHashes(`<link nonce="${NONCE}" href="/a.css"><script nonce="${NONCE}">one()</script>`, NONCE);
  expect(html).toBe('<link href="/a.css"><script>one()</script>');
});

test('without a nonce, or with an invalid one, no script and no style is allowed', () => {
  const rendered = '<script nonce="">one()</script><style nonce="">a{}</style>';
  for (const nonce of [null, '', '.*']) {
    const { html, contentSecurityPolicy } = replaceNonceByHashes(rendered, nonce);
    expect([html, contentSecurityPolicy]).toEqual([rendered, expect.stringContaining("script-src 'self'; style-src 'self';")]);
  }
});
