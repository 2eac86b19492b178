import type { Language } from '@uruhu/contract/languages';
import type { Db } from '../../database/db.ts';
import { findText, readTexts } from '../translations/translations.ts';
import type { CartLine } from './line.ts';
import type { CartMessages } from './review-cart-lines.ts';

/** The language in which a shopper reads her cart, and its sentences. */
export type CartWording = { language: Language; messages: CartMessages };

/** The lines with the names of a language, as far as they have some. */
export async function translateLines(db: Db, lines: readonly CartLine[], language: Language): Promise<readonly CartLine[]> {
  const texts = await readTexts(
    db,
    language,
    lines.flatMap(({ product_id, option_id, size_id }) => [
      { kind: 'products' as const, record_id: product_id },
      ...(option_id ? [{ kind: 'product-options' as const, record_id: option_id }] : []),
      ...(size_id ? [{ kind: 'product-sizes' as const, record_id: size_id }] : []),
    ]),
  );
  if (texts === null) return lines;
  return lines.map((line) => ({
    ...line,
    name: findText(texts, 'products', line.product_id, 'name') ?? line.name,
    description: findText(texts, 'products', line.product_id, 'description') ?? line.description,
    option: line.option && { ...line.option, name: findText(texts, 'product-options', line.option_id ?? '', 'name') ?? line.option.name },
    size: line.size && { name: findText(texts, 'product-sizes', line.size_id ?? '', 'name') ?? line.size.name },
  }));
}
