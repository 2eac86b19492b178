import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { guardPage } from './page-policy.ts';

/** The nonce by which the framework marks the scripts that it wrote; see page-policy.ts. */
const MARK = '0123456789abcdef';
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('the policy names the hash of each marked inline script and of no other', () => {
  const { contentSecurityPolicy } = guardPage(
    `<script nonce="${MARK}">one()</script><script nonce="${MARK}" src="/a.js"></script><script>bad()</script><script nonce="guessed">bad()</script><script type="application/ld+json">{}</script><script nonce="${MARK}" type="module">two()</script>`,
    MARK,
  );
  expect(contentSecurityPolicy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
});

test('the page sent to visitors does not contain the mark', () => {
  const { html } = guardPage(`<link nonce="${MARK}" href="/a.css"><script nonce="${MARK}">one()</script>`, MARK);
  expect(html).toBe('<link href="/a.css"><script>one()</script>');
});

test('without a mark, or with an invalid one, no script is allowed', () => {
  for (const mark of [null, '', '.*']) {
    const { html, contentSecurityPolicy } = guardPage('<script nonce="">one()</script>', mark);
    expect([html, contentSecurityPolicy]).toEqual(['<script nonce="">one()</script>', expect.stringContaining("script-src 'self';")]);
  }
});
