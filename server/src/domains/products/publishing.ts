/** The conditions for a product to be published or scheduled. */
import { type Finding, listBarred, listUnreviewed } from '@uruhu/contract/rules/ingredients/find-restricted';
import type { ProductState } from '@uruhu/contract/staff/products/terms';
import { done, type Outcome, refuse } from '../../lib/outcome.ts';

export const isLive = (status: ProductState): boolean => status === 'published' || status === 'scheduled';

/** Whether one of these findings keeps the product from being published: it is barred, or no staff member has confirmed it. */
export const isBlocked = (findings: readonly Finding[], reviewed: readonly string[]): boolean =>
  listBarred(findings).length > 0 || listUnreviewed(findings, reviewed).length > 0;

const formatFindings = (findings: readonly Finding[]) => [...new Set(findings.map(({ name, term }) => `${name} (${term})`))].join(', ');

/** The form field that shows the error: the field of the finding if it can show errors, otherwise the status. */
const toFormField = ([first]: readonly Finding[]) =>
  first && ['ingredients', 'name', 'description'].includes(first.field) ? first.field : 'status';

type PublishingCheck = {
  status: ProductState;
  base_price_rwf: number;
  findings: readonly Finding[];
  /** Keys of findings that a staff member has confirmed, now or before. */
  reviewed: readonly string[];
  /** The findings that the product had when it was already live. They do not prevent saving, so that staff can change its other fields. */
  acceptedFindings: readonly Finding[];
};

/** Refuses to publish without a price, with a barred ingredient, or with a finding that no staff member has confirmed. */
export function checkPublishing({ status, base_price_rwf, findings, reviewed, acceptedFindings }: PublishingCheck): Outcome<undefined> {
  if (!isLive(status)) return done(undefined);
  if (base_price_rwf === 0) return refuse('product_needs_price', { fields: ['base_price'] });
  const acceptedKeys = acceptedFindings.map(({ key }) => key);
  const barredFindings = listBarred(findings).filter(({ key }) => !acceptedKeys.includes(key));
  if (barredFindings.length > 0) {
    return refuse('ingredients_banned', {
      values: { found: formatFindings(barredFindings) },
      fields: [toFormField(barredFindings)],
      data: barredFindings,
    });
  }
  const unreviewed = listUnreviewed(findings, [...reviewed, ...acceptedKeys]);
  if (unreviewed.length > 0) {
    return refuse('staff_check_needed', { values: { found: formatFindings(unreviewed) }, fields: ['reviewed'], data: unreviewed });
  }
  return done(undefined);
}
