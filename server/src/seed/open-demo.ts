import { readDemoPictures } from '@uruhu/demo/pictures.ts';
import { PICTURES_FOLDER } from '@uruhu/demo/pictures-folder.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { addMissingFiles } from './add-missing-files.ts';
import { syncDemoShopper } from './demo-shopper.ts';
import { type DemoStaffState, syncDemoStaff } from './demo-staff.ts';
import { copyPictures } from './pictures.ts';
import { isSeeded, type SeedReport, seedDemo } from './seed-demo.ts';

type Terminal = { isTTY?: boolean; write: (text: string) => unknown };
type DemoOptions = {
  db: Kysely<Database>;
  storage: Storage;
  demoPassword: string;
  /** Null: the demo has no staff member. */
  demoStaffPassword: string | null;
  /** How many products the shop has, if more than the demo's own; the further ones are variations of these. */
  productCount?: number;
  print: (line: string) => unknown;
  terminal?: Terminal;
};

/**
 * Fills an empty shop with the demo. In an existing demo it only adds missing pictures and sets the configured passwords. Returns the state
 * of the demo's staff member, or null where the existing shop is not a demo; it leaves such a shop unchanged.
 */
export async function openDemo({
  db,
  storage,
  demoPassword,
  demoStaffPassword,
  productCount = 0,
  print,
  terminal = process.stdout,
}: DemoOptions): Promise<DemoStaffState | null> {
  if (await isSeeded(db)) {
    if (!(await syncDemoShopper(db, demoPassword))) return null;
    await copyPictures(PICTURES_FOLDER, storage, () => {});
    await addMissingFiles(db, readDemoPictures());
    print('The demo shop is there.');
    return syncDemoStaff(db, demoStaffPassword);
  }
  const startedAt_ms = performance.now();
  // Imported only here, because the demo's data is large.
  const [{ createDemoShop }, { createLargeShop }] = await Promise.all([import('@uruhu/demo/shop.ts'), import('@uruhu/demo/large-shop.ts')]);
  const shop = createLargeShop(createDemoShop(), productCount);
  const progress = terminal.isTTY ? reportInOneLine(terminal) : reportByLine(print);
  const outcome = await seedDemo({ db, storage, picturesDir: PICTURES_FOLDER, shop, demoPassword, report: progress.report });
  progress.end();
  const seconds = Math.round((performance.now() - startedAt_ms) / 1000);
  print(outcome === 'seeded' ? `The demo shop is filled (${seconds} s).` : 'The demo shop is there.');
  return (await syncDemoShopper(db, demoPassword)) ? syncDemoStaff(db, demoStaffPassword) : null;
}

type ProgressReporter = { report: (progress: SeedReport) => void; end: () => void };

/** Moves the cursor to the start of the line and erases the line. */
const CLEAR_LINE = '\r\u001b[2K';

/** Reports to a terminal by overwriting one line. */
function reportInOneLine(terminal: Terminal): ProgressReporter {
  return {
    report({ step, done, total }) {
      terminal.write(`${CLEAR_LINE}Filling the demo shop: ${step} ${done} of ${total}`);
    },
    end() {
      terminal.write(CLEAR_LINE);
    },
  };
}

/** Reports to a log with one line for each finished step. */
function reportByLine(print: DemoOptions['print']): ProgressReporter {
  return {
    report({ step, done, total }) {
      if (done === total) print(`Filling the demo shop: ${total} ${step}`);
    },
    end() {},
  };
}
