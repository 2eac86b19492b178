import type { Db } from '../../../database/db.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { findMissingPages } from '../../redirects/redirects.ts';
import type { ContentKind } from './kinds.ts';
import { presentContent } from './present.ts';
import type { ContentRow } from './queries.ts';

/** The links of clean HTML, in which only & is escaped in URLs. */
const listTextLinks = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** The links that shoppers see in a row. */
const listLinks = ({ htmlColumn, linkColumn }: ContentKind, row: ContentRow): string[] => [
  ...(htmlColumn === undefined ? [] : listTextLinks(String(row[htmlColumn]))),
  ...(linkColumn === undefined ? [] : [String(row[linkColumn])]),
];

/** Presents the rows of a list, each with those of its links that lead to no page of the shop. */
export async function presentList<Item>(db: Db, catalogue: Catalogue, kind: ContentKind, rows: readonly ContentRow[]): Promise<Item[]> {
  const missingPages = await findMissingPages(
    db,
    catalogue,
    rows.flatMap((row) => listLinks(kind, row)),
  );
  return rows.map((row) => ({
    ...presentContent<Item>(row),
    missing_pages: [...new Set(listLinks(kind, row))].filter((link) => missingPages.has(link)),
  }));
}
