import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatRwf } from '@uruhu/contract/rules/prices/money';
import { computeUnitPrice } from '@uruhu/contract/rules/prices/price';
import type { SearchReason, SearchTrial, TrySearch } from '@uruhu/contract/staff/search-words';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { callStaff } from '#admin/api/call-staff.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { describeConcept, describeReason, formatProductCount, listNotes } from './search-word-texts.ts';

type Product = SearchTrial['products'][number];
type TrialResult = SearchTrial & { query: string };

const ROW = { display: 'flex', gap: 1.5, alignItems: 'center', py: 0.75, minHeight: 44 } as const;
const NOTE = { color: 'text.secondary', fontSize: 14, overflowWrap: 'anywhere' } as const;
const PICTURE = { width: 40, height: 40, objectFit: 'cover', borderRadius: 1, flex: 'none' } as const;

type FoundProductProps = { product: Product; reason: SearchReason | undefined };

const FoundProduct = ({ product: { product_id, name, brand, image, ...prices }, reason }: FoundProductProps) => (
  <Box component="li" sx={ROW}>
    <Box component="img" src={buildPictureUrl(image, 160)} alt="" loading="lazy" sx={PICTURE} />
    <Box sx={{ minWidth: 0 }}>
      {/* A plain link, because the storefront is outside of the back office's router. */}
      <MuiLink href={`/product/${encodeURIComponent(product_id)}`} target="_blank" rel="noreferrer">
        {name}
      </MuiLink>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>
        {brand}, {prices.has_several_prices && 'from '}
        {formatRwf(computeUnitPrice(prices) + prices.lowest_additional_price)}
      </Typography>
      {reason && <Typography sx={NOTE}>{describeReason(reason)}</Typography>}
    </Box>
  </Box>
);

const FoundProducts = ({ query, ...trial }: TrialResult) => {
  const { total, corrected, products, concepts, reasons } = trial;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        “{query}” finds {formatProductCount(total).toLowerCase()}
        {total > products.length && `, first these`}
      </Typography>
      {corrected !== null && <Typography sx={{ color: 'text.secondary' }}>The search reads it as “{corrected}”.</Typography>}
      {listNotes(trial).map((note) => (
        <Typography key={note}>{note}</Typography>
      ))}
      {concepts.length > 0 && (
        <Box component="ul" aria-label="How the search reads it" sx={{ m: 0, my: 1, pl: 2.5 }}>
          {concepts.map((concept) => (
            <Typography key={concept.words} component="li" sx={NOTE}>
              {describeConcept(concept)}
            </Typography>
          ))}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {products.map((product) => (
          <FoundProduct
            key={product.product_id}
            product={product}
            reason={reasons.find(({ product_id }) => product_id === product.product_id)}
          />
        ))}
      </Box>
    </>
  );
};

type Props = { help: string; suggested?: string; searchesAtOnce?: boolean; readDraft?: () => NonNullable<TrySearch['draft']> };

/**
 * Searches as a shopper would, and says how the search reads the words and why it shows each product. `suggested`: the words to search until the staff member
 * types others. `searchesAtOnce`: without waiting for the button. `readDraft`: reads the search word in the
 * form around this panel, so that the search uses it although it is not saved. Because a form cannot contain another, this panel has no form
 * element.
 */
export const TrialPanel = ({ help, suggested = '', searchesAtOnce = false, readDraft }: Props) => {
  const [text, setText] = useState<string | null>(null);
  const [result, setResult] = useState<TrialResult | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, message, run } = useCall();
  const query = (text ?? suggested).trim();
  const search = () =>
    void run(async () => {
      const { data } = await callStaff('trySearch', { body: { query, draft: readDraft?.() } });
      setResult({ ...data, query });
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the panel appears.
  useEffect(() => {
    if (!searchesAtOnce || query === '') return;
    input.current?.focus({ preventScroll: true });
    search();
  }, []);
  // Only once the answer is there is the page long enough to show it.
  useEffect(() => {
    if (result) panel.current?.scrollIntoView({ block: 'start' });
  }, [result]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (query !== '') search();
  }
  return (
    <Box ref={panel} sx={{ scrollMarginTop: 72 }}>
      <Panel title="Try a search">
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', maxWidth: 560, mt: 1 }}>
          <TextField
            size="small"
            type="search"
            label="Search as a shopper"
            inputRef={input}
            value={text ?? suggested}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
            helperText={help}
            fullWidth
          />
          <Button variant="outlined" disabled={isBusy || query === ''} onClick={search} sx={{ flex: 'none' }}>
            Try it
          </Button>
        </Box>
        <Box aria-live="polite" sx={{ mt: 1 }}>
          {message && <Alert severity="error">{message}</Alert>}
          {result && <FoundProducts {...result} />}
        </Box>
      </Panel>
    </Box>
  );
};
