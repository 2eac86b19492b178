/** Queries for one product by its name, and for a plain product that has special forms. */
import { judgeQuery } from '../../judged/types.ts';
import { listNarrowerTypes, PRODUCT_TYPES } from '../product-types.ts';
import type { GeneratedProduct } from '../products.ts';
import { type QueryRule, writeTypeAsShopper } from './context.ts';
import { toTypedText } from './typed-text.ts';

const EXACT_NAME_QUERIES = 220;
const PLAIN_NAME_QUERIES = 60;

/** Joins the number and the unit of a size at the end of a name: '50 ml' becomes '50ml'. */
const joinSize = (text: string): string => text.replace(/ (\d+(?:\.\d+)?) (ml|g|l)$/, ' $1$2');

/** The ways in which a shopper may write the name of a product. */
const NAME_FORMATS: readonly ((product: GeneratedProduct) => string)[] = [
  ({ brand, name }) => `${brand.name} ${name}`,
  ({ name }) => name,
  ({ brand, name }) => `${name} ${brand.name}`,
  ({ brand, name }) => toTypedText(`${brand.name} ${name}`),
  ({ name }) => toTypedText(name),
  ({ brand, name }) => joinSize(toTypedText(`${brand.word} ${name}`)),
];

/** Names of products. All products that have the name are wanted. */
export const exactNameRule: QueryRule = ({ shop, createRandomFor }) => {
  const random = createRandomFor('exact name');
  const namesByText = Map.groupBy(
    shop.products.flatMap((product) => NAME_FORMATS.map((format) => ({ id: product.id, text: toTypedText(format(product)) }))),
    ({ text }) => text,
  );
  return random.take(shop.products, EXACT_NAME_QUERIES).map((product) => {
    const query = random.pick(NAME_FORMATS)(product);
    return judgeQuery('exact name', query, { wanted: (namesByText.get(toTypedText(query)) ?? []).map(({ id }) => id) });
  });
};

/** Types that have narrower ones. The query 'cream', for example, wants plain creams before hand creams. */
const plainTypeRule: QueryRule = ({ findIds }) =>
  PRODUCT_TYPES.filter((type) => listNarrowerTypes(type).length > 0).map((type) => {
    const narrowerTypes = listNarrowerTypes(type);
    return judgeQuery('plain form', writeTypeAsShopper(type), {
      wanted: findIds((product) => product.type === type),
      related: findIds((product) => narrowerTypes.includes(product.type)),
    });
  });

/** Queries for which plain products rank before others: the types of plainTypeRule, and names such as 'Velvet Shampoo', which also has a refill. */
export const plainBeforeSpecialFormRule: QueryRule = (context) => {
  const random = context.createRandomFor('plain form');
  const { products } = context.shop;
  const specialForms = products.filter(({ plainId }) => plainId !== null);
  const queriesByName = random.take(specialForms, PLAIN_NAME_QUERIES).flatMap(({ id, plainId }) => {
    const plain = products.find((product) => product.id === plainId);
    return plain ? [judgeQuery('plain form', toTypedText(`${plain.brand.name} ${plain.name}`), { wanted: [plain.id], related: [id] })] : [];
  });
  return [...plainTypeRule(context), ...queriesByName];
};
