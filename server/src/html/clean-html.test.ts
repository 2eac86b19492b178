import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanHtml, countDroppedMedia } from './clean-html.ts';

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

/** Markup of programs that texts are pasted from. */
const PASTED_MARKUP = [
  '<div>',
  '</div>',
  '<b style="font-weight:normal">',
  '</b>',
  '<span style="font-weight:700">',
  '</span>',
  '<p style="mso-list:l0 level2 lfo1">',
  '<span style="mso-list:Ignore">1.</span>',
  '<li data-aria-level="1">',
  '<ul>',
  '</ul>',
  '<table>',
  '<tr>',
  '<td>',
  '</table>',
  '<img src="a.png">',
  '<pre>',
  '<br>',
  '\n\n',
  '\u2029',
  '[gallery ids="1"]',
  '[a_b',
  '[/a]',
];

describe('cleanHtml', () => {
  it.each(ATTACKS)('makes %s harmless', (attack) => {
    expectSafe(cleanHtml(attack));
    expectSafe(cleanHtml(`<p>before ${attack} after</p>`));
  });

  it('makes any combination of attacks and text harmless', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...ATTACKS, ...PASTED_MARKUP, '<p>', '</p>', '<a href="', '">', "'", '`', '<!--', '-->', '&#x6A;', '\u0000'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => expectSafe(cleanHtml(parts.join('')))),
      { numRuns: 500 },
    );
  });

  it('leaves cleaned HTML unchanged', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...ATTACKS, ...PASTED_MARKUP, '<ul><li>', 'A & B', '<a href="/faqs">', '<a>', '</a>', '<p>', '</p>', '5 < 6'),
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

  it('leaves only the words of shortcodes within shortcodes without end', () => {
    const cleaned = cleanHtml(`<b>${'[a'.repeat(9)}${'_b]'.repeat(9)} x </b>\ny`);
    expect(cleaned).toMatch(/^[a_b ]+x y$/);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  it('leaves texts of the shop’s own elements unchanged, as staff have saved them before', () => {
    const words = fc.constantFrom(
      'Rice &amp; honey',
      'a',
      ' ',
      'two\nlines',
      '<br />',
      '12,000\u00a0RWF',
      '<strong>b</strong>',
      '<b><i>c</i></b>',
    );
    const inline = fc
      .array(fc.oneof(words, fc.constant('<a href="/faqs">FAQ</a>')), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(''));
    const { block } = fc.letrec<{ block: string; item: string }>((tie) => ({
      block: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.tuple(fc.constantFrom('p', 'h2', 'h3', 'h4', 'blockquote'), inline).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
        fc.constantFrom('<hr />', '<p><br /></p>', '<p></p>', '\n'),
        fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((items) => `<ul>${items.join('')}</ul>`),
      ),
      item: fc.tuple(inline, fc.option(tie('block'), { nil: '' })).map(([text, nested]) => `<li>${text}${nested}</li>`),
    }));
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
        const html = `<p>a</p>${blocks.join('')}<p>z</p>`;
        expect(cleanHtml(html)).toBe(html);
      }),
      { numRuns: 300 },
    );
  });

  it('loses no word of a pasted text, and joins no words of two blocks', () => {
    const element = fc.constantFrom(
      'div',
      'section',
      'p',
      'li',
      'ul',
      'ol',
      'td',
      'tr',
      'table',
      'blockquote',
      'h1',
      'h5',
      'pre',
      'dd',
      'figcaption',
    );
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 8, withCrossShrink: true },
        fc.constant('#'),
        fc.tuple(element, fc.array(tie('node'), { maxLength: 3 })).map(([tag, nodes]) => `<${tag} class="x">${nodes.join('')}</${tag}>`),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
        let count = 0;
        // Words that no element separates would be one word.
        const html = nodes.join(' ').replace(/#/g, () => `w${count++} `);
        const words =
          cleanHtml(html)
            .replace(/<[^>]*>/g, ' ')
            .match(/w\d+/g) ?? [];
        expect(words.toSorted()).toEqual(Array.from({ length: count }, (_, index) => `w${index}`).toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['elements within each other', '<div>a'],
    ['links within each other', '<a href="/x"><b>'],
    ['lists within each other', '<ul><li>a'],
    ['tables within each other', '<table><tr><td>a'],
    ['closing tags of nothing', '</i></p>a'],
    ['items of an office program', '<p style="mso-list:l0 level9 lfo1">·\u00a0 a'],
    ['lines', 'a\n'],
    ['brackets', '[a_b [c'],
    ['styles', '<span style="a:b;font-weight:700;c:d">a</span>'],
  ])('takes little time for as many %s as a text can hold', (_, piece) => {
    const html = piece.repeat(60_000 / piece.length);
    const start = performance.now();
    expectSafe(cleanHtml(html));
    expect(performance.now() - start).toBeLessThan(5_000);
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
    expect(cleanHtml(table)).toBe('<p>Size · Price<br />50 ml · 12,000 RWF</p>');
  });

  it.each(['<table><tr><td></td></tr><tr><td> </td></tr></table>', '<p><br></p>', '<p>&nbsp;</p><hr>'])(
    'leaves nothing of %s, which has no text',
    (html) => {
      expect(cleanHtml(html)).toBe('');
    },
  );

  it.each([
    ['a.<div>b.</div>', '<p>a.</p><p>b.</p>'],
    ['<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['<h5>a</h5><dl><dt>b</dt><dd>c</dd></dl>', '<h4>a</h4><p>b</p><p>c</p>'],
    ['<div>a<br><br><br>b<br>c</div>', '<p>a</p><p>b<br />c</p>'],
    ['<pre>a\nb</pre>', '<p>a<br />b</p>'],
    ['<div>a</div><hr class="x"><div>b</div>', '<p>a</p><hr /><p>b</p>'],
    ['<div>a</div><p><br></p><div>b</div>', '<p>a</p><p><br /></p><p>b</p>'],
    ['a\nb\r\n\r\nc', '<p>a</p><p>b</p><p>c</p>'],
    ['<strong>a</strong>\nb', '<p><strong>a</strong></p><p>b</p>'],
    ['<p>a</p>b\nc\n\nd', '<p>a</p><p>b c</p><p>d</p>'],
    ['<p>a\n\nb</p>', '<p>a\n\nb</p>'],
  ])('makes paragraphs of the blocks and lines of %j', (html, paragraphs) => {
    expect(cleanHtml(html)).toBe(paragraphs);
  });

  it.each([
    ['<b style="font-weight:normal">a</b>', 'a'],
    ['<span style="FONT-WEIGHT: Bold">a</span>', '<strong>a</strong>'],
    ['<span style="font-weight:500">a</span>', 'a'],
    ['<b>a <span style="font-weight:400">b</span></b>', '<b>a </b>b'],
    ['<b style="mso-bidi-font-weight:normal">a</b>', '<b>a</b>'],
    ['<i style="font-style:normal">a</i>', 'a'],
    ['<span style="text-decoration:line-through">a</span>', '<s>a</s>'],
    ['<span style="vertical-align:super">2</span>', '<sup>2</sup>'],
    ['<h2 style="color:red"><b>a</b></h2>', '<h2>a</h2>'],
    ['<a href="/x" class="y"><div>a</div></a>', '<a href="/x">a</a>'],
  ])('follows the style of %j', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });

  it.each([
    ['<p>[new] Cream [50 ml]</p>', '<p>[new] Cream [50 ml]</p>'],
    ['<p>[tabs]Cream[/tabs] [products limit="4"]</p>', '<p>Cream</p>'],
  ])('removes shortcodes, but no other brackets: %j', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });

  it('escapes text that a browser would read as markup', () => {
    expect(cleanHtml('Rice & honey, 5 < 6')).toBe('Rice &amp; honey, 5 &lt; 6');
    expect(cleanHtml('결 · n’est-ce pas · uruhu')).toBe('결 · n’est-ce pas · uruhu');
    expect(cleanHtml('')).toBe('');
  });
});

test.each([
  ['lists within lists', `<div>a</div>${'<ul>'.repeat(14_000)}x`],
  [
    'rising levels of Word in the browser',
    Array.from({ length: 1_500 }, (_, level) => `<li data-aria-level="${level + 1}">x</li>`).join(''),
  ],
  ['elements with the names of methods', '<constructor>x</constructor><div><valueOf>y</valueOf></div><toString>z</toString>'],
])('a paste of %s is read without an error', (_, html) => {
  expect(cleanHtml(html)).toContain('x');
});

test.each([
  ['<p>a</p>', 0, 0],
  ['<picture><source srcset="a.webp"><img src="a.jpg"></picture><img src="b.jpg">', 2, 0],
  ['<img src="a.gif" width="1" height="1"><img alt="😊" src="b.png">', 0, 0],
  ['<iframe src="https://www.youtube.com/embed/a"></iframe><object><embed src="a.swf"></object>', 0, 2],
  ['<div style="display:none"><img src="a.png"></div>', 0, 0],
])('of %s, %d pictures and %d videos are left out', (html, pictures, videos) => {
  expect(countDroppedMedia(html)).toEqual({ pictures, videos });
});
