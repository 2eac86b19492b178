import MuiLink from '@mui/material/Link';
import type { AdminRedirect } from '@uruhu/contract/staff/redirects';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { formatTime } from '#admin/lib/format.ts';
import { Badge } from '#admin/ui/badge.tsx';
import { SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';

type Row = AdminRedirect & { id: string };

const LABELS = FIELD_LABELS.redirects;
const WRAP = { overflowWrap: 'anywhere' } as const;

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Old address', sort: 'from_path', render: ({ from_path }) => <span style={WRAP}>{from_path}</span> },
  { label: 'Leads to', sort: 'to_path', render: ({ to_path }) => <span style={WRAP}>{to_path}</span> },
  {
    label: 'Written by',
    render: ({ is_automatic }) => (is_automatic ? <Badge tone="quiet">The shop</Badge> : <Badge tone="good">Staff</Badge>),
  },
  { label: 'Since', sort: 'created_at', render: ({ created_at }) => formatTime(created_at) },
];

export const RedirectList = () => {
  const mayWrite = useAllowed()('catalogue.write');
  return (
    <ListPage
      resource="redirects"
      title="Redirects"
      help="Lead shoppers from an address that has no page any more, such as one of an earlier website, to a page of this shop. The shop writes some by itself, when a category or a product is deleted. At the address of a product, such a redirect does not lead on by itself: shoppers read that the product is no longer sold, and a button leads to the new address. Once you change the redirect, it leads there at once."
      sort={{ field: 'created_at', order: 'DESC' }}
      filters={<SearchFilter label="Search redirects" placeholder="A part of either address" />}
      columns={COLUMNS}
      getPath={({ id }) => `/redirects/${id}`}
      createLabel={mayWrite ? 'Add a redirect' : undefined}
      empty={{
        title: 'No redirects yet',
        text: 'Products and categories keep their addresses when they are renamed. Add a redirect for an address of an earlier website, or of a product that you no longer sell.',
      }}
    />
  );
};

const RedirectFields = () => (
  <>
    <TextInput
      source="from_path"
      required
      label={LABELS.from_path}
      helperText="As you copy it from a browser, or only the path, such as /shop/rice-toner. While the shop has a page there, shoppers see that page."
    />
    <TextInput
      source="to_path"
      required
      label={LABELS.to_path}
      helperText="A page of this shop, such as /category/toners or /product/rice-toner."
    />
  </>
);

export const RedirectCreate = () => (
  <CreatePage resource="redirects" title="Add a redirect" defaults={{ from_path: '', to_path: '' }} saveLabel="Add the redirect">
    <RedirectFields />
  </CreatePage>
);

export const RedirectEdit = () => (
  <EditPage
    resource="redirects"
    getTitle={({ from_path }) => from_path}
    deletion={{
      label: 'Delete the redirect',
      explanation: 'Shoppers who follow the old address are told that there is no such page.',
    }}
  >
    {({ from_path }) => (
      <>
        {/* A plain link, because the storefront is outside of the back office's router. */}
        <MuiLink href={from_path} target="_blank" rel="noreferrer">
          Try the old address in the shop
        </MuiLink>
        <RedirectFields />
      </>
    )}
  </EditPage>
);
