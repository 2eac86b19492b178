import { type Finding, findRestricted } from '@uruhu/contract/rules/find-restricted';
import type { AdminProduct } from '@uruhu/contract/staff/products';
import { useRecordContext } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';

type Labelled = readonly { label: string; value: string }[];
type Checked = {
  name: string;
  ingredients: string;
  description: string;
  keywords: readonly string[];
  product_info: Labelled;
  specific_info: Labelled;
  options: readonly { name: string; description: string }[];
};

/** The server checks the same texts when the product is saved (edit/find-product.ts there); here the editor sees it while she types. */
export const checkTyped = ({ name, ingredients, specific_info, product_info, description, keywords, options }: Checked): Finding[] =>
  findRestricted({
    name,
    ingredients: [ingredients, ...specific_info.map(({ value }) => value)].join(' , '),
    texts: [
      ...[description, ...keywords],
      ...[...product_info, ...specific_info].flatMap(({ label, value }) => [label, value]),
      ...options.flatMap((option) => [option.name, option.description]),
    ],
  });

const FIELDS = ['name', 'ingredients', 'description', 'keywords', 'product_info', 'specific_info', 'options'] as const;

/** What the check finds in the form as it is now. `open`: what a person must still confirm. */
export function useFindings() {
  const product = useRecordContext<AdminProduct & { id: string }>();
  const values = useWatch({ name: FIELDS as unknown as string[] }) as unknown[];
  const typed = useDeferredValue(JSON.stringify(values.map((value) => value ?? [])));
  const findings = useMemo(() => {
    const [name, ingredients, description, ...lists] = JSON.parse(typed) as [string, string, string, ...never[]];
    const [keywords = [], product_info = [], specific_info = [], options = []] = lists;
    return checkTyped({ ...{ name, ingredients, description }, keywords, product_info, specific_info, options });
  }, [typed]);
  const confirmed = product?.reviewed_findings ?? [];
  return {
    barred: findings.filter(({ kind }) => kind === 'barred'),
    open: findings.filter(({ kind, key }) => kind === 'review' && !confirmed.includes(key)),
    confirmed: findings.filter(({ kind, key }) => kind === 'review' && confirmed.includes(key)),
  };
}
