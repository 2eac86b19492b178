/** PostgreSQL's full-text search. It also finds products whose name is only similar to the query by trigrams, but ranks them last. */
import pg from 'pg';
import type { SearchDocument } from '../../server/src/domains/search/search.ts';
import { startPostgres } from '../../server/test/support/database/postgres-server.ts';
import { type Engine, RESULTS_MAX } from './engine.ts';

const SCHEMA = `
  create extension pg_trgm;
  create table products (product_id text primary key, name text not null, words tsvector not null);
`;
const INSERT = `
  insert into products values ($1, $2, setweight(to_tsvector('english', $2), 'A') || setweight(to_tsvector('english', $3), 'B')
    || setweight(to_tsvector('english', $4), 'C') || setweight(to_tsvector('english', $5), 'D'))`;
const SEARCH = `
  with search as (select websearch_to_tsquery('english', $1) as query)
  select product_id from products, search
  where words @@ query or word_similarity($1, name) > 0.5
  order by (words @@ query) desc, ts_rank(words, query) + word_similarity($1, name) desc, product_id
  limit ${RESULTS_MAX}`;

async function insertDocuments(client: pg.Client, documents: readonly SearchDocument[]): Promise<void> {
  await client.query(SCHEMA);
  for (const { product_id, brand, name, keywords, tags, category, parent_categories, attributes, ingredients, description } of documents) {
    const namingText = [...keywords, category, ...parent_categories].join(', ');
    const describingText = [...tags, ...attributes, ingredients].join(', ');
    await client.query(INSERT, [product_id, `${brand} ${name}`, namingText, describingText, description.replace(/<[^>]*>/g, ' ')]);
  }
}

/** Returns null and logs the reason if PostgreSQL cannot be started or lacks the extension pg_trgm. */
export async function createPostgresEngine(
  documents: readonly SearchDocument[],
  log: (text: string) => void,
): Promise<(Engine & { stop(): Promise<void> }) | null> {
  const server = await startPostgres().catch((error: unknown) => {
    log(`PostgreSQL is left out: ${String(error)}\n`);
    return null;
  });
  if (!server) return null;
  const client = new pg.Client({ connectionString: server.url });
  const stop = async () => {
    await client.end();
    await server.stop();
  };
  await client.connect();
  try {
    await insertDocuments(client, documents);
  } catch (error) {
    log(`PostgreSQL is left out, pg_trgm may be missing among its extensions: ${String(error)}\n`);
    await stop();
    return null;
  }
  return {
    name: 'PostgreSQL',
    search: async (query) => (await client.query<{ product_id: string }>(SEARCH, [query])).rows.map(({ product_id }) => product_id),
    stop,
  };
}
