import { documents } from './documents.ts'; import { ours, miniSearch } from './engines.ts'; import { postgres } from './postgres-engine.ts';
import { halfOf, judgedSet } from './judged/judged.ts'; 
const pg = await postgres(documents, console.log); const es = [ours(documents), miniSearch(documents), ...(pg ? [pg] : [])];
const mine = judgedSet.filter((j) => j.kind === 'exact name' && halfOf(j) === 'tuning');
for (const e of es) { const miss: string[] = []; for (const j of mine) { const top = (await e.search(j.query))[0]; if (!j.grades.has(top ?? '')) miss.push(j.query + ' → ' + top); } console.log(e.name, mine.length, miss.length, '\n  ' + miss.slice(0, 12).join('\n  ')); }
await pg?.stop();
