import { PGlite } from '@electric-sql/pglite';
import fs from 'node:fs';
let t = performance.now();
const lap = (n: string) => { const x = performance.now(); console.log(n, (x - t).toFixed(0), 'ms', (process.memoryUsage().rss/1e6).toFixed(0),'MB'); t = x; };
const db = await PGlite.create(); lap('memory create');
await db.exec('create table t(a int primary key)');
const d = await db.dumpDataDir('none'); lap('dump '+d.size);
const dz = await db.dumpDataDir('gzip'); lap('dump gz '+dz.size);
await db.close(); lap('close');
const m = await WebAssembly.compile(fs.readFileSync('node_modules/@electric-sql/pglite/dist/pglite.wasm')); lap('compile');
const fsBundle = new Blob([fs.readFileSync('node_modules/@electric-sql/pglite/dist/pglite.data')]); lap('bundle');
for (let i = 0; i < 4; i++) { const e = await PGlite.create({ loadDataDir: d, pgliteWasmModule: m, fsBundle }); lap('restore with module'); await e.query('insert into t values(1)'); lap('q'); await e.close(); }
const e2 = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] }); lap('memory create segsize 1');
const d2 = await e2.dumpDataDir('none'); lap('dump '+d2.size);
for (let i = 0; i < 4; i++) { const e = await PGlite.create({ loadDataDir: d2, pgliteWasmModule: m, fsBundle }); lap('restore seg1'); await e.close(); }
