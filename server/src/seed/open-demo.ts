import { demoPictures } from '@uruhu/demo/pictures.ts';
import { PICTURES_FOLDER } from '@uruhu/demo/pictures-folder.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { addMissingFiles } from './add-missing-files.ts';
import { followDemoShopper } from './demo-shopper.ts';
import { type DemoStaff, followDemoStaff } from './demo-staff.ts';
import { copyPictures } from './pictures.ts';
import { isSeeded, type SeedReport, seedDemo } from './seed-demo.ts';

type Terminal = { isTTY?: boolean; write: (text: string) => unknown };
type Opening = {
  db: Kysely<Database>;
  storage: Storage;
  demoPassword: string;
  /** Null: nobody of the staff. */
  demoStaffPassword: string | null;
  /** More than the demo's own are variations of these. */
  products?: number;
  say: (line: string) => unknown;
  terminal?: Terminal;
};

/**
 * Fills an empty shop with the demo's; a demo that is there is left as it is, but for what one of before lacks: pictures, the
 * passwords that are set now, and its member of staff, whom it answers. Null: the shop that is there is no demo, and is left as it is.
 */
export async function openDemo({
  db,
  storage,
  demoPassword,
  demoStaffPassword,
  products = 0,
  say,
  terminal = process.stdout,
}: Opening): Promise<DemoStaff | null> {
  if (await isSeeded(db)) {
    if (!(await followDemoShopper(db, demoPassword))) return null;
    await copyPictures(PICTURES_FOLDER, storage, () => {});
    await addMissingFiles(db, demoPictures());
    say('The demo shop is there.');
    return followDemoStaff(db, demoStaffPassword);
  }
  const begun_ms = performance.now();
  // Large, and wanted only here.
  const [{ demoShop }, { manyProducts }] = await Promise.all([import('@uruhu/demo/shop.ts'), import('@uruhu/demo/many.ts')]);
  const shop = manyProducts(demoShop(), products);
  const progress = terminal.isTTY ? inOneLine(terminal) : lineByLine(say);
  const outcome = await seedDemo({ db, storage, picturesDir: PICTURES_FOLDER, shop, demoPassword, report: progress.report });
  progress.end();
  const seconds = Math.round((performance.now() - begun_ms) / 1000);
  say(outcome === 'seeded' ? `The demo shop is filled (${seconds} s).` : 'The demo shop is there.');
  return (await followDemoShopper(db, demoPassword)) ? followDemoStaff(db, demoStaffPassword) : null;
}

type Shown = { report: (progress: SeedReport) => void; end: () => void };

/** On a terminal: one line, written over again and again. */
function inOneLine(terminal: Terminal): Shown {
  const clear = '\r\u001b[2K';
  return {
    report({ step, done, total }) {
      terminal.write(`${clear}Filling the demo shop: ${step} ${done} of ${total}`);
    },
    end() {
      terminal.write(clear);
    },
  };
}

/** In a log: one line for each step, when it is done. */
function lineByLine(say: Opening['say']): Shown {
  return {
    report({ step, done, total }) {
      if (done === total) say(`Filling the demo shop: ${total} ${step}`);
    },
    end() {},
  };
}
