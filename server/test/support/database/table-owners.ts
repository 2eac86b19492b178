/** Which domain owns which table, and the triggers of its tables, as the migrations say it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../../../src/database/migrate.ts';

/** The owners of tables that a migration after the baseline creates: its file says no domain. */
const LATER_TABLES: Readonly<Record<string, string>> = { translations: 'translations' };

type Schema = { owners: ReadonlyMap<string, string>; triggers: ReadonlyMap<string, string> };

/** `owners`: the domain of each table. `triggers`: the table of each trigger. */
export function readSchema(): Schema {
  const owners = new Map(Object.entries(LATER_TABLES));
  const triggers = new Map<string, string>();
  for (const { domain, text } of listFiles()) {
    for (const [, table = ''] of text.matchAll(/^create (?:unlogged )?table (\w+)/gm)) {
      const owner = domain ?? owners.get(table);
      if (owner === undefined) throw new Error(`LATER_TABLES in table-owners.ts does not say which domain owns ${table}`);
      owners.set(table, owner);
    }
    // A migration drops a trigger before it creates it anew.
    for (const [, trigger = ''] of text.matchAll(/^drop trigger (\w+)/gm)) triggers.delete(trigger);
    for (const [, trigger = '', table = ''] of text.matchAll(/^create (?:constraint )?trigger (\w+)\s[^;]*?\son (\w+)/gm))
      triggers.set(trigger, table);
  }
  return { owners, triggers };
}

/** The files of the baseline, each of one domain, and after them the migrations. */
function listFiles(): { domain: string | undefined; text: string }[] {
  return readdirSync(MIGRATIONS_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ domain: /[/\\]\d\d-([a-z-]+)\.sql$/.exec(name)?.[1], text: readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8') }));
}
