import type { Language } from '@uruhu/contract/languages';
import type { Db } from '../../database/db.ts';
import { findText, listChosenRecords, readTexts, translateChoiceNames } from '../translations/translations.ts';
import type { CartLine } from './line.ts';
import type { CartMessages } from './review-cart-lines.ts';

/** The language in which a shopper reads her cart, and its sentences. */
export type CartWording = { language: Language; messages: CartMessages };

/** The lines with the names of a language, as far as they have some. In English the lines are the same. */
export async function translateLines(db: Db, lines: readonly CartLine[], language: Language): Promise<readonly CartLine[]> {
  const texts = await readTexts(db, language, lines.flatMap(listChosenRecords));
  if (texts === null) return lines;
  return lines.map((line) => {
    const english = { name: line.name, option: line.option?.name ?? null, size: line.size?.name ?? null };
    const { name, option, size } = translateChoiceNames(texts, line, english);
    return {
      ...line,
      name,
      description: findText(texts, 'products', line.product_id, 'description') ?? line.description,
      option: line.option && { ...line.option, name: option ?? line.option.name },
      size: line.size && { name: size ?? line.size.name },
    };
  });
}
