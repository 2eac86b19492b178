import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { callStaff } from '#admin/api/call-staff.ts';
import { queryClient } from '#admin/api/query-client.ts';
import { RefusalError } from '#admin/api/refusal-error.ts';
import { useCall } from '#admin/forms/use-call.ts';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import { useUnsavedGuard } from '#admin/ui/use-unsaved-guard.ts';
import { buildOrderPath } from '../order-paths.ts';
import { EntryCustomer } from './entry-customer.tsx';
import { EntryProducts } from './entry-products.tsx';
import { EntryTotal } from './entry-total.tsx';
import { createIdempotencyKey, EMPTY_DRAFT, type OrderDraft, toOrderBody, toQuoteBody } from './order-draft.ts';
import { DEBOUNCE_MS } from './use-search.ts';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
} as const;

/** The message of a refused coupon is written for the customer, so staff read it as a quotation. */
const describeQuoteError = (error: Error): string =>
  error instanceof RefusalError && error.refusal.code.startsWith('coupon_')
    ? `The coupon cannot be used. Its owner would read: “${error.message}”.`
    : error.message;

/** Loads what the drafted order costs now. */
function useQuote(draft: OrderDraft) {
  const { lines } = draft;
  // The quote waits until the member stops typing the code, but the order has the typed code at once. If she places the order before the
  // quote, the total differs from the shown one, so the server refuses the order.
  const body = toQuoteBody({ ...draft, coupon_code: useDebounced(draft.coupon_code, DEBOUNCE_MS) });
  const query = useQuery({
    queryKey: ['order-entry', 'quote', body],
    queryFn: async () => (await callStaff('quoteEntry', { body })).data,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    quote: lines.length > 0 ? query.data : undefined,
    error: query.error ? describeQuoteError(query.error) : '',
    refetch: query.refetch,
  };
}

/** Returns a function that opens the page of a placed order. */
function useOpenPlacedOrder() {
  const navigate = useNavigate();
  return (order_id: string) => {
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    void navigate(buildOrderPath({ order_id }));
  };
}

export const OrderEntryPage = () => (
  <>
    <PageTitle title="New order" />
    <EntryForm />
  </>
);

/** The form in which staff type in an order for a customer on WhatsApp or the phone. */
const EntryForm = () => {
  const [draft, setDraft] = useState<OrderDraft>(EMPTY_DRAFT);
  // The same key again returns the same order, so a lost response makes no second one.
  const [idempotencyKey] = useState(createIdempotencyKey);
  const [isPlaced, setPlaced] = useState(false);
  const { quote, error: quoteError, refetch } = useQuote(draft);
  const { run, isBusy, message, errors } = useCall();
  const openPlacedOrder = useOpenPlacedOrder();
  useUnsavedGuard(draft !== EMPTY_DRAFT && !isPlaced);
  const change = (changes: Partial<OrderDraft>) => setDraft((previous) => ({ ...previous, ...changes }));
  async function place() {
    if (!quote) return;
    const isDone = await run(async () => {
      const { data } = await callStaff('enterOrder', { body: toOrderBody(draft, quote.total, idempotencyKey) });
      // Renders at once, so that the guard of unsaved changes does not block leaving the page.
      flushSync(() => setPlaced(true));
      openPlacedOrder(data.order_id);
    });
    // A price or the stock may have changed since the quote.
    if (!isDone) void refetch();
  }
  const errorsWithoutInput = Object.entries(errors).filter(
    ([path]) => path.startsWith('lines') || path === 'customer_id' || path === 'expected_total',
  );
  return (
    <Box sx={COLUMNS}>
      <Stack spacing={2}>
        <EntryProducts lines={draft.lines} error={errorsWithoutInput.map(([, sentence]) => sentence).join(' ')} onChange={change} />
        <EntryCustomer draft={draft} errors={errors} onChange={change} />
      </Stack>
      <Box sx={{ position: { lg: 'sticky' }, top: 80 }}>
        <EntryTotal
          quote={quote}
          draft={draft}
          onChange={change}
          quoteError={quoteError}
          message={message || (Object.keys(errors).length > 0 ? 'Please look at the marked fields.' : '')}
          isBusy={isBusy || isPlaced}
          onPlace={place}
        />
      </Box>
    </Box>
  );
};
