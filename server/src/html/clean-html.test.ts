import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

/** Attempts to run a script or load a resource, adapted from public collections of attacks. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)">x</a>',
  '<a href="https://ok.example" target="_blank" style="position:fixed;inset:0">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onmouseover="alert(1)">x</p>',
  '<p id="root" class="btn" name="cookie">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<p title="`"><img src=x onerror=alert(1)></p>',
  '"><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<<script>alert(1)//<</script>',
  '<script',
  '<a href="https://ok.example',
  '<x-widget onclick=alert(1)>x</x-widget>',
];

/** The only tags and attributes that may remain. A regular expression finds them, so that the test trusts no parser. */
const ALLOWED_TAG =
  /<\/?(?:p|strong|b|em|i|u|s|sub|sup|ul|ol|li|h2|h3|h4|blockquote)>|<(?:br|hr) \/>|<a(?: href="[^"<>]*")?(?: rel="[^"<>]*")?>|<\/a>/g;
const SAFE_HREF = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#|\?)/i;

function expectSafe(html: string) {
  expect(html.replace(ALLOWED_TAG, ''), html).not.toMatch(/[<>]/);
  for (const [tag] of html.matchAll(ALLOWED_TAG)) {
    const [, href] = /href="([^"]*)"/.exec(tag) ?? [];
    if (href !== undefined) expect(href).toMatch(SAFE_HREF);
  }
}

describe('cleanHtml', () => {
  it.each(ATTACKS)('makes %s harmless', (attack) => {
    expectSafe(cleanHtml(attack));
    expectSafe(cleanHtml(`<p>before ${attack} after</p>`));
  });

  it('makes any combination of attacks and text harmless', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...ATTACKS, '<p>', '</p>', '<a href="', '">', "'", '`', '<!--', '-->', '&#x6A;', '\u0000'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => expectSafe(cleanHtml(parts.join('')))),
      { numRuns: 500 },
    );
  });

  it('leaves cleaned HTML unchanged', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...ATTACKS, '<ul><li>', 'A & B', '<a href="/faqs">', '<a>', '</a>', '<p>', '</p>', '5 < 6'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 5 }), (parts) => {
        const clean = cleanHtml(parts.join(''));
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps text, emphasis, lists and headings unchanged', () => {
    const html =
      '<h2>Murakoze</h2><p>Two <strong>drops</strong>, <em>no</em> more.<br />Then:</p><ul><li>wait</li></ul><ol><li>SPF</li></ol>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('keeps the text of unknown tags, but not of scripts and styles', () => {
    expect(cleanHtml('<section><font color="red">Kigali</font></section><script>let a</script><style>p{}</style>')).toBe('Kigali');
  });

  it('keeps links within this site, adds rel attributes to links to other sites, and leaves only the text of links that are not safe', () => {
    expect(cleanHtml('<a href="/faqs?q=delivery" onclick="x()">FAQ</a>')).toBe('<a href="/faqs?q=delivery">FAQ</a>');
    expect(cleanHtml('<a href="https://mtn.example/momo">MoMo</a>')).toBe(
      '<a href="https://mtn.example/momo" rel="noopener noreferrer nofollow">MoMo</a>',
    );
    expect(cleanHtml('<a href="tel:+250788000000">call</a>')).toContain('href="tel:+250788000000"');
    expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).toBe('x');
    expect(cleanHtml('<p><a href="www.example.com">here</a></p>')).toBe('<p>here</p>');
  });

  it('turns a heading of the first level, which only the page itself may have, into one of the second', () => {
    expect(cleanHtml('<h1>Wrap sizes</h1><p>Two</p>')).toBe('<h2>Wrap sizes</h2><p>Two</p>');
  });

  it('keeps the words of table cells apart, and each row on its line', () => {
    const table = '<table><tr><th>Size</th><th>Price</th></tr><tr><td>50 ml</td><td>12,000 RWF</td></tr></table>';
    expect(cleanHtml(table)).toBe('Size Price <br />50 ml 12,000 RWF');
  });

  it.each(['<table><tr><td></td></tr><tr><td> </td></tr></table>', '<p><br></p>', '<p>&nbsp;</p><hr>'])(
    'leaves nothing of %s, which has no text',
    (html) => {
      expect(cleanHtml(html)).toBe('');
    },
  );

  it('escapes text that a browser would read as markup', () => {
    expect(cleanHtml('Rice & honey, 5 < 6')).toBe('Rice &amp; honey, 5 &lt; 6');
    expect(cleanHtml('결 · n’est-ce pas · uruhu')).toBe('결 · n’est-ce pas · uruhu');
    expect(cleanHtml('')).toBe('');
  });
});
