import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { SkippedProduct } from '@uruhu/contract/staff/products/changes';
import { COLOURS } from '#admin/theme.ts';
import type { ListedProduct } from '../product-terms.ts';
import type { BulkChange } from './bulk-terms.ts';
import { describeEffect, type Effect } from './describe-change.ts';

/** More would hide the fields above. */
const SHOWN = 50;
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

const countWords = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`);

type Props = {
  products: readonly ListedProduct[];
  change: BulkChange;
  /** The products that the shop would leave as they are. */
  refused: readonly SkippedProduct[];
};

/** What the change will make of each chosen product. */
export const BulkSummary = ({ products, change, refused }: Props) => {
  const byId = new Map(refused.map((each) => [each.product_id, each]));
  const effects = products.map((product) => ({ product, effect: describeEffect(product, change, byId.get(product.product_id)) }));
  // The products that stay as they are would be lost among many others.
  effects.sort((one, other) => Number(other.effect.problem !== '') - Number(one.effect.problem !== ''));
  const changed = effects.filter(({ effect }) => effect.problem === '' && effect.before !== effect.after).length;
  const left = products.length - changed;
  return (
    <section aria-label="What will change">
      <Typography component="p" role="status" sx={{ fontWeight: 600 }}>
        {countWords(changed)} will change{left > 0 && `, ${left.toLocaleString('en-US')} will stay as ${left === 1 ? 'it is' : 'they are'}`}
      </Typography>
      <Box component="ul" tabIndex={0} sx={{ listStyle: 'none', m: 0, p: 0, mt: 1, maxHeight: 240, overflowY: 'auto' }}>
        {effects.slice(0, SHOWN).map(({ product, effect }) => (
          <Box component="li" key={product.id} sx={ROW}>
            <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{toPlainName(product.name)}</Box>
            <EffectLine effect={effect} />
          </Box>
        ))}
      </Box>
      {effects.length > SHOWN && <Typography sx={{ color: 'text.secondary', mt: 1 }}>and {effects.length - SHOWN} more</Typography>}
    </section>
  );
};
