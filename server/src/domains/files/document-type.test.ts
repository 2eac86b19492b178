/** Which documents the shop keeps, by their first bytes and their names. */
import { expect, test } from 'vitest';
import { detectType } from './detect-type.ts';
import { findDocumentExtension } from './document-type.ts';

/** A file that begins so; longer than any beginning that is compared. */
const createFile = (beginning: string, encoding: BufferEncoding = 'latin1') =>
  Buffer.from(`${beginning} and what the shop never reads`, encoding);

const PDF = createFile('%PDF-1.7');
const OLE = createFile('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const ZIP = createFile('PK\x03\x04');
const XML = createFile('<?xml version="1.0"?><order/>');

function findExtension(bytes: Buffer, name: string): string | null {
  const type = detectType(bytes);
  return type?.kind === 'document' ? findDocumentExtension(type.container, name) : null;
}

test.each([
  ['a.pdf', PDF, 'pdf'],
  ['A.PDF', PDF, 'pdf'],
  ['a.doc', OLE, 'doc'],
  ['a.docx', ZIP, 'docx'],
  ['a.xlsx', ZIP, 'xlsx'],
  ['a.xlsm', ZIP, 'xlsm'],
  ['a.xml', XML, 'xml'],
  ['a.xml', createFile('\xef\xbb\xbf<?xml version="1.0"?>'), 'xml'],
  ['a.xml', createFile('\ufeff<?xml version="1.0"?>', 'utf16le'), 'xml'],
  ['a.xml', createFile('\ufeff<?xml version="1.0"?>', 'utf16le').swap16(), 'xml'],
  ['C:\\fakepath\\my order.pdf', PDF, 'pdf'],
  ['../../etc/passwd\0.pdf', PDF, 'pdf'],
  ['a.html.pdf', PDF, 'pdf'],
])('%j with the first bytes of its kind is kept as that kind', (name, bytes, extension) => {
  expect(findExtension(bytes, name)).toBe(extension);
});

test.each([
  ['a PDF that is named as another kind', PDF, ['a.doc', 'a.docx', 'a.xml', 'a.jpg', 'a.webp', 'a.txt', 'a.bin']],
  ['a Word file of the old kind that is named as another kind', OLE, ['a.xls', 'a.msi', 'a.docx', 'a.pdf']],
  ['an archive that is named as another kind', ZIP, ['a.zip', 'a.jar', 'a.apk', 'a.docm', 'a.doc', 'a.pdf']],
  ['XML that is named as another kind', XML, ['a.svg', 'a.html', 'a.xhtml', 'a.xsl', 'a.rss', 'a.pdf']],
  ['a file whose last extension is another one', PDF, ['a.pdf.exe', 'a.pdf.html', 'a.pdf.svg', 'a.\u202efdp.exe']],
  [
    'a file whose name does not end with the extension',
    PDF,
    ['a.pdf ', 'a.pdf.', 'a.pdf\n', 'a.pdf\0', 'a.pdf;x', 'a.pdf/', 'a.pdf::$DATA'],
  ],
  ['a file without an extension', PDF, ['', 'pdf', 'a', '.', 'a.', '.pdf/a']],
  ['a name of an object’s property', PDF, ['a.constructor', 'a.__proto__', 'a.toString']],
])('%s is refused', (_, bytes, names) => {
  expect(names.filter((name) => findExtension(bytes, name) !== null)).toEqual([]);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

test.each([
  ['a web page', createFile('<!doctype html><script>alert(1)</script>')],
  ['a web page without its first line', createFile('<script>alert(1)</script>')],
  ['a web page that is XML', createFile('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['an SVG', createFile(SVG)],
  ['an SVG after a declaration and a comment', createFile(`<?xml version="1.0"?><!-- x -->\n${SVG}`)],
  ['an SVG in UTF-16', createFile(`\ufeff<?xml version="1.0"?>${SVG}`, 'utf16le')],
  ['a PDF after a web page', createFile('<html><script>alert(1)</script></html>%PDF-1.7')],
  ['a PDF after a line of text', createFile('hello\n%PDF-1.7')],
  ['an archive after a program', createFile('MZ PK\x03\x04')],
  ['the mark of an empty archive', createFile('PK\x05\x06')],
  ['XML without its declaration', createFile('<order>text</order>')],
  ['XML after white space', createFile(' <?xml version="1.0"?>')],
  ['another instruction of XML', createFile('<?xml-stylesheet href="//evil.example/x.xsl"?>')],
  ['a text', createFile('hello')],
])('%s is refused under the name of every kind of document', (_, bytes) => {
  const names = ['a.pdf', 'a.doc', 'a.docx', 'a.xlsx', 'a.xlsm', 'a.xml'];
  expect(names.filter((name) => findExtension(bytes, name) !== null)).toEqual([]);
});
