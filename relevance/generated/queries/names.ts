/** Queries for one product by its name, and for a plain product that has special forms. */
import { judgeQuery } from '../../judged/types.ts';
import { listNarrowerTypes, PRODUCT_TYPES } from '../product-types.ts';
import type { GeneratedProduct } from '../products.ts';
import { type QueryRule, writeTypeAsShopper } from './context.ts';
import { toTypedText } from './typed-text.ts';

const EXACT_COUNT = 220;
const PLAIN_COUNT = 60;

const FORMATS: readonly ((product: GeneratedProduct) => string)[] = [
  ({ brand, name }) => `${brand.name} ${name}`,
  ({ name }) => name,
  ({ brand, name }) => `${name} ${brand.name}`,
  ({ brand, name }) => toTypedText(`${brand.name} ${name}`),
  ({ name }) => toTypedText(name),
  ({ brand, name }) => toTypedText(`${brand.word} ${name}`).replace(/ (\d+(?:\.\d+)?) (ml|g|l)$/, ' $1$2'),
];

/** Names of products. If another product has the same name, both are wanted. */
export const exactNameRule: QueryRule = ({ shop, createRandomFor }) => {
  const random = createRandomFor('exact name');
  const byText = Map.groupBy(
    shop.products.flatMap((product) => FORMATS.map((format) => ({ id: product.id, text: toTypedText(format(product)) }))),
    ({ text }) => text,
  );
  return random.take(shop.products, EXACT_COUNT).map((product) => {
    const query = random.pick(FORMATS)(product);
    return judgeQuery('exact name', query, { wanted: (byText.get(toTypedText(query)) ?? [{ id: product.id }]).map(({ id }) => id) });
  });
};

const plainTypeRule: QueryRule = ({ findIds }) =>
  PRODUCT_TYPES.filter((type) => listNarrowerTypes(type).length > 0).map((type) => {
    const narrowerTypes = listNarrowerTypes(type);
    return judgeQuery('plain form', writeTypeAsShopper(type), {
      wanted: findIds((product) => product.type === type),
      related: findIds((product) => narrowerTypes.includes(product.type)),
    });
  });

/** Names for which a plain product ranks before its special forms: 'Velvet Shampoo' before its refill, and 'cream' before 'hand cream'. */
export const plainBeforeSpecialFormRule: QueryRule = (context) => {
  const random = context.createRandomFor('plain form');
  const { products } = context.shop;
  const specialForms = products.filter(({ plainId }) => plainId !== null);
  const queriesByName = random.take(specialForms, PLAIN_COUNT).flatMap(({ id, plainId }) => {
    const plain = products.find((product) => product.id === plainId);
    return plain ? [judgeQuery('plain form', toTypedText(`${plain.brand.name} ${plain.name}`), { wanted: [plain.id], related: [id] })] : [];
  });
  return [...plainTypeRule(context), ...queriesByName];
};
