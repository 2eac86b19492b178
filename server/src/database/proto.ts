import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import fs from 'node:fs';
let syncs = 0; const paths: Record<string, number> = {};
class D extends NodeFS {
  override async init(pg: any, o: any) {
    const r = await super.init(pg, o) as any;
    r.emscriptenOpts.preRun.push((m: any) => { m.NODEFS.stream_ops.fsync = (s: any) => { syncs++; const p = m.NODEFS.realPath(s.node).replace(/.*\/pg\//,''); paths[p] = (paths[p] ?? 0) + 1; fs.fsyncSync(s.nfd); return 0; }; });
    return r;
  }
}
const dir = process.argv[2]!; const mode = process.argv[3];
let t = performance.now();
const lap = (n: string) => { const x = performance.now(); console.log(n, (x - t).toFixed(0), 'ms', 'syncs', syncs); t = x; };
const params = PGlite.defaultStartParams.filter(p => p !== '-F');
const db = await PGlite.create(mode === 'plain' ? { dataDir: dir } : { fs: new D(dir), startParams: [...params, '-c', 'wal_sync_method=fsync'] });
lap('open');
console.log((await db.query(`select version(), current_setting('fsync') f, current_setting('wal_sync_method') w, current_setting('synchronous_commit') s, current_setting('full_page_writes') fp, current_setting('data_checksums') c, current_setting('shared_buffers') sb, current_setting('max_wal_size') mw, current_setting('min_wal_size') mn, current_setting('wal_level') wl, current_setting('TimeZone') tz, current_setting('wal_init_zero') z, current_setting('wal_recycle') r`)).rows[0]);
await db.exec('create table if not exists t(id serial primary key, x text)');
lap('create');
const n = 500;
for (let i = 0; i < n; i++) await db.query('insert into t(x) values ($1)', ['x'.repeat(200)]);
const dt = performance.now() - t; lap(n + ' commits'); console.log('per s', (n / dt * 1000).toFixed(0));
await db.exec('checkpoint'); lap('checkpoint');
console.log(Object.entries(paths).sort((a, b) => b[1] - a[1]).slice(0, 8));
if (process.argv[4] === 'kill') process.kill(process.pid, 'SIGKILL');
await db.close(); lap('close');
