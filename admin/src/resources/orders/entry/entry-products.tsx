import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import type { SellableProduct } from '@uruhu/contract/staff/orders/entry';
import { useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { EntryLineRow } from './entry-line-row.tsx';
import { FoundList } from './found-list.tsx';
import { addLine, createLine, type DraftLine, type OrderDraft } from './order-draft.ts';
import { useSearch } from './use-search.ts';

const findProducts = async (q: string) => (await callStaff('entryProducts', { query: { q } })).data;

const describeStock = ({ available_pieces, options, sizes }: SellableProduct): string => {
  const choices = [...options, ...sizes];
  if (choices.length > 0) return `${choices.length} choices`;
  if (available_pieces === null) return 'made to order';
  return available_pieces === 0 ? 'sold out' : `${available_pieces} available`;
};

type Props = { lines: readonly DraftLine[]; error: string; onChange: (change: Partial<OrderDraft>) => void };

/** The ordered products. Staff search them, then choose options and set quantities. */
export const EntryProducts = ({ lines, error, onChange }: Props) => {
  const [query, setQuery] = useState('');
  const { found, isEmpty, error: searchError } = useSearch('products', query, findProducts);
  function add(product_id: string) {
    const product = found.find((item) => item.product_id === product_id);
    if (!product) return;
    onChange({ lines: addLine(lines, createLine(product)) });
    setQuery('');
  }
  const replace = (changedIndex: number, changedLine: DraftLine) =>
    onChange({ lines: lines.map((line, index) => (index === changedIndex ? changedLine : line)) });
  return (
    <Panel title="Products">
      <TextField
        type="search"
        label="Find a product"
        placeholder="Name, brand or what it is for"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        helperText={searchError?.message ?? (isEmpty ? 'Nothing found. Only published products can be ordered.' : ' ')}
        error={searchError !== null}
      />
      <FoundList
        label="Products found"
        items={found.map((product) => ({
          id: product.product_id,
          content: (
            <>
              {product.name} <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{toPlainName(product.brand)}</Box>
            </>
          ),
          detail: (
            <>
              {formatRwf(product.price)} <Box sx={{ fontSize: 14 }}>{describeStock(product)}</Box>
            </>
          ),
        }))}
        onChoose={add}
      />
      <div role="alert">{error && <Alert severity="error">{error}</Alert>}</div>
      <Box component="ul" aria-label="Ordered products" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line, index) => (
          <EntryLineRow
            // Lines of one product differ only by their choices, which change, so only the index identifies a line.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            line={line}
            onChange={(changedLine) => replace(index, changedLine)}
            onRemove={() => onChange({ lines: lines.filter((other) => other !== line) })}
          />
        ))}
      </Box>
    </Panel>
  );
};
