import { type Finding, findRestricted, type ProductTexts } from '@uruhu/contract/rules/ingredients/find-restricted';
import type { AdminProduct } from '@uruhu/contract/staff/products/products';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormRecord } from '#admin/forms/record-context.ts';

type FormTexts = Omit<ProductTexts, 'options' | 'sizes' | 'picture_texts'> & {
  options: readonly { name: string; description: string; is_archived?: boolean }[];
  sizes: readonly { name: string; is_archived?: boolean }[];
  pictures: readonly { alt: string }[];
  description_pictures: readonly { alt: string }[];
};

/** Checks the same texts as the server does when the product is saved (checkTexts in domains/products/edit/find-product.ts). */
function checkFormTexts({ options, sizes, pictures, description_pictures, ...texts }: FormTexts): Finding[] {
  const isSold = ({ is_archived = false }: { is_archived?: boolean }) => !is_archived;
  return findRestricted({
    ...texts,
    options: options.filter(isSold).map(({ name, description }) => ({ name: name ?? '', description: description ?? '' })),
    sizes: sizes.filter(isSold).map(({ name }) => ({ name: name ?? '' })),
    picture_texts: [...pictures, ...description_pictures].map(({ alt }) => alt ?? ''),
  });
}

const TEXTS = ['name', 'ingredients', 'description'] as const;
const LISTS = ['keywords', 'product_info', 'specific_info', 'options', 'sizes', 'pictures', 'description_pictures'] as const;
/** The texts come first, because a missing value becomes '' for a text and [] for a list. */
const FIELDS = [...TEXTS, ...LISTS];

/** The findings of the ingredient check in the unsaved form. `unconfirmed`: those that a staff member must still confirm. */
export function useFindings() {
  const { reviewed_findings } = useFormRecord() as Partial<AdminProduct>;
  const values = useWatch({ name: FIELDS as unknown as string[] }) as unknown[];
  // The watched arrays are new at each render, but an equal JSON text does not run the check again.
  const valuesJson = useDeferredValue(JSON.stringify(values.map((value, index) => value ?? (index < TEXTS.length ? '' : []))));
  const findings = useMemo(() => {
    const checkedValues = JSON.parse(valuesJson) as unknown[];
    return checkFormTexts(Object.fromEntries(FIELDS.map((field, index) => [field, checkedValues[index]])) as unknown as FormTexts);
  }, [valuesJson]);
  const confirmed = reviewed_findings ?? [];
  return {
    barred: findings.filter(({ kind }) => kind === 'barred'),
    unconfirmed: findings.filter(({ kind, key }) => kind === 'review' && !confirmed.includes(key)),
    confirmed: findings.filter(({ kind, key }) => kind === 'review' && confirmed.includes(key)),
  };
}
