/**
 * Draws every picture of the demo shop into demo/pictures.
 *
 *   node demo/draw.ts                     draws all pictures, and deletes files that belong to no picture
 *   node demo/draw.ts --only <product>    draws the pictures of one product
 *   node demo/draw.ts --check <n>         draws n pictures of products and all other pictures again, and compares them
 *                                         byte for byte with the files; writes nothing
 *
 * Exits with 1 if a picture could not be drawn, is missing, left over or different.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadBrands } from './drawing/load-brands.ts';
import { describePicture, formatFacts, type PictureFacts } from './drawing/picture-facts.ts';
import { formatIndex, getFileName, listPictures, type Picture } from './drawing/pictures.ts';
import { drawAll, type Failure } from './drawing/pool.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const INDEX_FILE = 'index.json';
const FACTS_FILE = 'about.json';
const PICTURES_PER_PROGRESS_LINE = 50;

const listFilesOnDisk = (): string[] => readdirSync(FOLDER).filter((name) => /\.(webp|svg|json)$/.test(name));

function listStaleFiles(pictures: readonly Picture[]): string[] {
  const expectedNames = new Set([INDEX_FILE, FACTS_FILE, ...pictures.map(getFileName)]);
  return listFilesOnDisk().filter((name) => !expectedNames.has(name));
}

/** Logs the number of finished pictures at intervals. */
function createProgressLog(total: number): () => void {
  const started_ms = performance.now();
  let finished = 0;
  return () => {
    finished++;
    if (finished % PICTURES_PER_PROGRESS_LINE !== 0 && finished !== total) return;
    console.log(`${finished} of ${total} pictures, ${Math.round((performance.now() - started_ms) / 1000)} s`);
  };
}

async function drawPictures(pictures: readonly Picture[]): Promise<Failure[]> {
  const logProgress = createProgressLog(pictures.length);
  let bytesWritten = 0;
  const failures = await drawAll(pictures, (picture, bytes) => {
    writeFileSync(join(FOLDER, getFileName(picture)), bytes);
    bytesWritten += bytes.length;
    logProgress();
  });
  console.log(`${pictures.length - failures.length} pictures written, ${(bytesWritten / 1e6).toFixed(2)} MB`);
  return failures;
}

/** Reads the files back, so that the facts are right even if only some pictures were drawn this time. */
async function writePictureFacts(pictures: readonly Picture[]): Promise<void> {
  const facts = new Map<string, PictureFacts>();
  for (const name of pictures.filter(({ kind }) => kind === 'webp').map(getFileName)) {
    facts.set(name, await describePicture(readFileSync(join(FOLDER, name))));
  }
  writeFileSync(join(FOLDER, FACTS_FILE), formatFacts(facts));
}

async function drawEverything(pictures: readonly Picture[]): Promise<Failure[]> {
  const failures = await drawPictures(pictures);
  writeFileSync(join(FOLDER, INDEX_FILE), formatIndex(pictures));
  await writePictureFacts(pictures);
  for (const name of listStaleFiles(pictures)) {
    rmSync(join(FOLDER, name));
    console.log(`deleted ${name}: no picture has this name`);
  }
  return failures;
}

async function drawProduct(pictures: readonly Picture[], product: string): Promise<Failure[]> {
  const productPictures = pictures.filter((picture) => picture.kind === 'webp' && picture.product === product);
  if (productPictures.length === 0) throw new Error(`no product ${product}`);
  const failures = await drawPictures(productPictures);
  await writePictureFacts(pictures);
  return failures;
}

/** Picks `count` elements of the list, evenly spread. */
const pickEvenly = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length));

const showsProduct = (picture: Picture): boolean => picture.kind === 'webp' && picture.product !== undefined;

async function checkPictures(pictures: readonly Picture[], count: number): Promise<Failure[]> {
  const products = pictures.filter(showsProduct);
  const picturesToCompare = [
    ...pickEvenly(products, Math.min(count, products.length)),
    ...pictures.filter((picture) => !showsProduct(picture)),
  ];
  const logProgress = createProgressLog(picturesToCompare.length);
  const failures = await drawAll(picturesToCompare, (picture, bytes) => {
    logProgress();
    if (!readFileSync(join(FOLDER, getFileName(picture))).equals(bytes)) throw new Error('differs from the file');
  });
  if (readFileSync(join(FOLDER, INDEX_FILE), 'utf8') !== formatIndex(pictures))
    failures.push({ key: INDEX_FILE, error: 'differs from the file' });
  const existingNames = new Set(listFilesOnDisk());
  const missing = pictures.map(getFileName).filter((name) => !existingNames.has(name));
  failures.push(...missing.map((key) => ({ key, error: 'is missing' })));
  failures.push(...listStaleFiles(pictures).map((key) => ({ key, error: 'is left over: no picture has this name' })));
  console.log(`${picturesToCompare.length} of ${pictures.length} pictures compared`);
  return failures;
}

const { values } = parseArgs({ options: { only: { type: 'string' }, check: { type: 'string' } } });
mkdirSync(FOLDER, { recursive: true });
const pictures = listPictures(await loadBrands());

async function run(): Promise<Failure[]> {
  if (values.only !== undefined) return drawProduct(pictures, values.only);
  if (values.check === undefined) return drawEverything(pictures);
  const count = Number(values.check);
  if (!Number.isInteger(count) || count < 0) throw new Error('--check takes the number of pictures to redraw');
  return checkPictures(pictures, count);
}

const failures = await run();
for (const { key, error } of failures) console.error(`${key}: ${error}`);
process.exitCode = failures.length === 0 ? 0 : 1;
