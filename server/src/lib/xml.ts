/** Characters that XML 1.0 does not allow, even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** The text without forbidden characters, with references for those that have a meaning in XML. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => REFERENCES[character] ?? '');

/** `<name>text</name>` */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** `<name first="…" second="…"/>` */
export const emptyElement = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}/>`;
