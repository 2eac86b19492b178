/** The emphasis of pasted words: what their elements and styles make of it together. */

/** The name of the element that shows each kind of emphasis; '' for none. `href`: the address of the link around the words. */
export type Format = { href: string; bold: string; italic: string; underline: string; strike: string; script: string };

export const PLAIN: Format = { href: '', bold: '', italic: '', underline: '', strike: '', script: '' };

const FORMAT_KEYS = Object.keys(PLAIN) as (keyof Format)[];
export const isSameFormat = (left: Format, right: Format): boolean => FORMAT_KEYS.every((key) => left[key] === right[key]);

export type Attributes = Readonly<Record<string, string>>;
export type Style = ReadonlyMap<string, string>;

/** The declarations of a `style` attribute, in small letters. */
export const readStyle = ({ style = '' }: Attributes): Style =>
  new Map(
    style
      .toLowerCase()
      .split(';')
      .map((declaration) => {
        const [name = '', ...value] = declaration.split(':');
        return [name.trim(), value.join(':').trim()];
      }),
  );

const FORMAT_OF_ELEMENT: Readonly<Record<string, Partial<Format>>> = {
  b: { bold: 'b' },
  strong: { bold: 'strong' },
  i: { italic: 'i' },
  em: { italic: 'em' },
  u: { underline: 'u' },
  ins: { underline: 'u' },
  s: { strike: 's' },
  strike: { strike: 's' },
  del: { strike: 's' },
  sub: { script: 'sub' },
  sup: { script: 'sup' },
};

/** The first weight that browsers show as bold. */
const BOLD_WEIGHT = 600;

/** Undefined if the style does not say. */
function readBold(style: Style): boolean | undefined {
  const weight = style.get('font-weight') ?? '';
  if (/^bold/.test(weight)) return true;
  if (/^(?:normal|lighter)/.test(weight)) return false;
  return /^\d/.test(weight) ? Number.parseInt(weight, 10) >= BOLD_WEIGHT : undefined;
}

function readItalic(style: Style): boolean | undefined {
  const slant = style.get('font-style') ?? '';
  return /^(?:italic|oblique|normal)/.test(slant) ? !slant.startsWith('normal') : undefined;
}

const readLine = (style: Style, line: string): boolean | undefined =>
  (style.get('text-decoration-line') ?? style.get('text-decoration'))?.includes(line);

function readScript(style: Style): string | undefined {
  const align = style.get('vertical-align') ?? '';
  if (/^(?:super|sub)/.test(align)) return align.startsWith('super') ? 'sup' : 'sub';
  return align.startsWith('baseline') ? '' : undefined;
}

/** The element that shows the emphasis after an element whose style turns it on, off, or says nothing of it. */
function choose(isOn: boolean | undefined, name: string, current: string): string {
  if (isOn === undefined) return current;
  return isOn ? current || name : '';
}

/**
 * The format within an element. Its style counts more than its name: Google Docs puts all that it copies into a `b` with the weight `normal`. Lines
 * under and through words are not inherited in CSS, so the style of an element takes away only its own.
 */
export function formatWithin(outer: Format, name: string, attributes: Attributes, style: Style): Format {
  const own = (Object.hasOwn(FORMAT_OF_ELEMENT, name) && FORMAT_OF_ELEMENT[name]) || {};
  const underline = choose(readLine(style, 'underline'), 'u', own.underline ?? '');
  const strike = choose(readLine(style, 'line-through'), 's', own.strike ?? '');
  return {
    href: name === 'a' ? (attributes.href ?? '') : outer.href,
    bold: choose(readBold(style), 'strong', outer.bold || (own.bold ?? '')),
    italic: choose(readItalic(style), 'em', outer.italic || (own.italic ?? '')),
    underline: outer.underline || underline,
    strike: outer.strike || strike,
    script: readScript(style) ?? own.script ?? outer.script,
  };
}
