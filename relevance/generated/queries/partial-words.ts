/** Words that are typed in part, joined or torn, and unknown brands. */
import { gradeQuery, type JudgedQuery } from '../../judged/types.ts';
import { inventWords } from '../name-words.ts';
import { listSpecialTypes, PRODUCT_TYPES } from '../product-types.ts';
import { type QueryRule, typeBrand, typeType } from './context.ts';
import { splitTyped } from './typed.ts';

const COUNT = 40;
const BEGINNING_MIN = 4;

/** A brand with the beginning of a type, and beginnings that only words of types have. */
export const beginnings: QueryRule = ({ shop, drawFor, findIds, nameWords }) => {
  const draw = drawFor('beginning');
  const branded = draw.take(shop.products, COUNT).map((product) => {
    const { brand, type } = product;
    const words = splitTyped(type.name);
    const last = words.at(-1) ?? '';
    const typed = [typeBrand(product), ...words.slice(0, -1), last.slice(0, Math.max(2, Math.ceil(last.length / 2)))].join(' ');
    const beginsSo = findIds(
      (one) =>
        one.brand === brand &&
        typed.split(' ').every((word) => [...splitTyped(brand.name), ...splitTyped(one.type.name)].some((own) => own.startsWith(word))),
    );
    return gradeQuery('beginning', typed, { 3: beginsSo });
  });
  const single = PRODUCT_TYPES.flatMap((type): JudgedQuery[] => {
    const word = splitTyped(type.name)[0] ?? '';
    const start = word.slice(0, Math.max(BEGINNING_MIN, Math.ceil(word.length / 2)));
    const isClear = [...nameWords].every((other) => !other.startsWith(start) || other.startsWith(word));
    if (start.length >= word.length || !isClear) return [];
    const wanted = findIds((one) => splitTyped(one.type.name).some((own) => own.startsWith(start)));
    return [gradeQuery('beginning', start, { 3: wanted })];
  });
  return [...branded, ...single];
};

const tear = (word: string): string => `${word.slice(0, Math.ceil(word.length / 2))} ${word.slice(Math.ceil(word.length / 2))}`;
const TORN_MIN = 6;

/** 'hairmask', 'lip stick', and brands typed either way. */
export const joinedAndTorn: QueryRule = ({ shop, drawFor, findIds, nameWords }) => {
  const draw = drawFor('joined or torn');
  const ofTypes = PRODUCT_TYPES.flatMap((type) => {
    const words = splitTyped(type.name);
    const special = listSpecialTypes(type);
    const lists = { 3: findIds((one) => one.type === type), 2: findIds((one) => special.includes(one.type)) };
    if (words.length > 1) return [gradeQuery('joined or torn', words.join(''), lists)];
    const [word = ''] = words;
    const parts = tear(word).split(' ');
    return word.length < TORN_MIN || parts.some((part) => nameWords.has(part)) ? [] : [gradeQuery('joined or torn', tear(word), lists)];
  });
  const ofBrands = draw.take(shop.brands, COUNT).map((brand) => {
    const words = splitTyped(brand.name);
    return gradeQuery('joined or torn', words.length > 1 ? words.join('') : tear(brand.word), { 3: findIds((one) => one.brand === brand) });
  });
  return [...ofTypes, ...ofBrands];
};

/** A brand that the shop does not sell: the products of the type are the best answer. */
export const foreignBrands: QueryRule = ({ shop, drawFor, findIds }) => {
  const draw = drawFor('foreign brand');
  const own = shop.brands.flatMap(({ word, lineWords }) => [word, ...lineWords.map((line) => line.toLowerCase())]);
  return inventWords(draw, COUNT, own).map((word) => {
    const type = draw.pick(PRODUCT_TYPES);
    const special = listSpecialTypes(type);
    return gradeQuery('foreign brand', `${word} ${typeType(type)}`, {
      3: findIds((one) => one.type === type),
      2: findIds((one) => special.includes(one.type)),
    });
  });
};
