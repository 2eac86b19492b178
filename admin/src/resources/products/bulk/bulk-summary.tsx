import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { COLOURS } from '#admin/theme.ts';
import type { ListedProduct } from '../product-terms.ts';
import type { BulkChange } from './bulk-terms.ts';
import { describeEffect, type Effect } from './describe-change.ts';

const PRODUCTS_SHOWN_MAX = 50;
const ROW = { py: 0.75, borderBottom: `1px solid ${COLOURS.line}` } as const;

const EffectLine = ({ effect: { before, after, problem } }: { effect: Effect }) => {
  if (problem)
    return (
      <Box sx={{ color: 'error.main' }}>
        Stays {before}. {problem}
      </Box>
    );
  if (before === after) return <Box sx={{ color: 'text.secondary' }}>Stays {before}.</Box>;
  return (
    <div>
      {before} → <strong>{after}</strong>
    </div>
  );
};

const countProducts = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`);

type Props = {
  products: readonly ListedProduct[];
  change: BulkChange;
  /** The products that the shop would leave as they are. */
  skipped: readonly SkippedProduct[];
};

/** The chosen products with their values before and after the change. */
export const BulkSummary = ({ products, change, skipped }: Props) => {
  const skippedById = new Map(skipped.map((product) => [product.product_id, product]));
  const effects = products.map((product) => ({ product, effect: describeEffect(product, change, skippedById.get(product.product_id)) }));
  const hasProblem = ({ effect }: { effect: Effect }) => effect.problem !== '';
  // Products with a problem come first, so that staff do not miss them.
  const sortedEffects = [...effects.filter(hasProblem), ...effects.filter((entry) => !hasProblem(entry))];
  const changedCount = effects.filter(({ effect }) => effect.problem === '' && effect.before !== effect.after).length;
  const unchangedCount = products.length - changedCount;
  return (
    <section aria-label="What will change">
      <Typography component="p" role="status" sx={{ fontWeight: 600 }}>
        {countProducts(changedCount)} will change
        {unchangedCount > 0 && `, ${unchangedCount.toLocaleString('en-US')} will stay as ${unchangedCount === 1 ? 'it is' : 'they are'}`}
      </Typography>
      <Box component="ul" tabIndex={0} sx={{ listStyle: 'none', m: 0, p: 0, mt: 1, maxHeight: 240, overflowY: 'auto' }}>
        {sortedEffects.slice(0, PRODUCTS_SHOWN_MAX).map(({ product, effect }) => (
          <Box component="li" key={product.id} sx={ROW}>
            <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{toPlainName(product.name)}</Box>
            <EffectLine effect={effect} />
          </Box>
        ))}
      </Box>
      {effects.length > PRODUCTS_SHOWN_MAX && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>and {effects.length - PRODUCTS_SHOWN_MAX} more</Typography>
      )}
    </section>
  );
};
