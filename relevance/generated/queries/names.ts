/** Queries for one product by its name, and for a plain product that has special forms. */
import { gradeQuery } from '../../judged/types.ts';
import { listSpecialTypes, PRODUCT_TYPES } from '../product-types.ts';
import type { GeneratedProduct } from '../products.ts';
import { type QueryRule, typeType } from './context.ts';
import { typeText } from './typed.ts';

const EXACT_COUNT = 220;
const PLAIN_COUNT = 60;

const FORMATS: readonly ((product: GeneratedProduct) => string)[] = [
  ({ brand, name }) => `${brand.name} ${name}`,
  ({ name }) => name,
  ({ brand, name }) => `${name} ${brand.name}`,
  ({ brand, name }) => typeText(`${brand.name} ${name}`),
  ({ name }) => typeText(name),
  ({ brand, name }) => typeText(`${brand.word} ${name}`).replace(/ (\d+(?:\.\d+)?) (ml|g|l)$/, ' $1$2'),
];

/** Names of products. If another product has the same name, both are wanted. */
export const exactNameRule: QueryRule = ({ shop, createRandomFor }) => {
  const random = createRandomFor('exact name');
  const byText = Map.groupBy(
    shop.products.flatMap((product) => FORMATS.map((format) => ({ id: product.id, text: typeText(format(product)) }))),
    ({ text }) => text,
  );
  return random.take(shop.products, EXACT_COUNT).map((product) => {
    const query = random.pick(FORMATS)(product);
    return gradeQuery('exact name', query, { 3: (byText.get(typeText(query)) ?? [{ id: product.id }]).map(({ id }) => id) });
  });
};

const listPlainTypes: QueryRule = ({ findIds }) =>
  PRODUCT_TYPES.filter((type) => listSpecialTypes(type).length > 0).map((type) => {
    const special = listSpecialTypes(type);
    return gradeQuery('plain form', typeType(type), {
      3: findIds((product) => product.type === type),
      1: findIds((product) => special.includes(product.type)),
    });
  });

/** Names for which a plain product ranks before its special forms: 'Velvet Shampoo' before its refill, and 'cream' before 'hand cream'. */
export const plainFormRule: QueryRule = (context) => {
  const random = context.createRandomFor('plain form');
  const { products } = context.shop;
  const special = products.filter(({ plainId }) => plainId !== null);
  const named = random.take(special, PLAIN_COUNT).flatMap(({ id, plainId }) => {
    const plain = products.find((product) => product.id === plainId);
    return plain ? [gradeQuery('plain form', typeText(`${plain.brand.name} ${plain.name}`), { 3: [plain.id], 1: [id] })] : [];
  });
  return [...listPlainTypes(context), ...named];
};
