/** PostgreSQL's full-text search. It also finds products whose name only has trigrams in common with the query, but ranks them last. */
import pg from 'pg';
import type { SearchDocument } from '../../server/src/domains/search/search.ts';
import { startPostgres } from '../../server/test/support/database/postgres-server.ts';
import { type Engine, RESULTS_MAX } from './engine.ts';

const SCHEMA = `
  create extension pg_trgm;
  create table products (product_id text primary key, brand_and_name text not null, words tsvector not null);
`;
/** The weights of the words go from A, the highest, to D. */
const INSERT = `
  insert into products values ($1, $2, setweight(to_tsvector('english', $2), 'A') || setweight(to_tsvector('english', $3), 'B')
    || setweight(to_tsvector('english', $4), 'C') || setweight(to_tsvector('english', $5), 'D'))`;
const SEARCH = `
  with search as (select websearch_to_tsquery('english', $1) as query)
  select product_id from products, search
  where words @@ query or word_similarity($1, brand_and_name) > 0.5
  order by (words @@ query) desc, ts_rank(words, query) + word_similarity($1, brand_and_name) desc, product_id
  limit ${RESULTS_MAX}`;

async function insertDocuments(client: pg.Client, documents: readonly SearchDocument[]): Promise<void> {
  await client.query(SCHEMA);
  for (const { product_id, brand, name, keywords, tags, category, parent_categories, attributes, ingredients, description } of documents) {
    const namingText = [...keywords, category, ...parent_categories].join(', ');
    const describingText = [...tags, ...attributes, ingredients].join(', ');
    await client.query(INSERT, [product_id, `${brand} ${name}`, namingText, describingText, description.replace(/<[^>]*>/g, ' ')]);
  }
}

/** @throws Error if PostgreSQL cannot be started, or lacks the extension pg_trgm. */
export async function createPostgresEngine(documents: readonly SearchDocument[]): Promise<Engine & { stop(): Promise<void> }> {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  const stop = async () => {
    await client.end();
    await server.stop();
  };
  await client.connect();
  try {
    await insertDocuments(client, documents);
  } catch (error) {
    await stop();
    throw new Error('PostgreSQL cannot store the products. Install its extension pg_trgm if it is missing.', { cause: error });
  }
  return {
    name: 'PostgreSQL',
    search: async (query) => (await client.query<{ product_id: string }>(SEARCH, [query])).rows.map(({ product_id }) => product_id),
    stop,
  };
}
