import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { toPlainName } from '@uruhu/contract/rules/plain-text';
import type { AdminBrand } from '@uruhu/contract/staff/brands';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { CreatePage } from '#admin/forms/create-page.tsx';
import { EditPage } from '#admin/forms/edit-page.tsx';
import { FIELD_LABELS } from '#admin/forms/field-labels.ts';
import { TextInput } from '#admin/forms/inputs/text-input.tsx';
import { PictureInput } from '#admin/pictures/picture-inputs.tsx';
import { buildPictureUrl } from '#admin/pictures/picture-url.ts';
import { SearchFilter } from '#admin/ui/list/list-filters.tsx';
import { ListPage } from '#admin/ui/list/list-page.tsx';
import type { Column } from '#admin/ui/list/list-rows.tsx';

type Row = AdminBrand & { id: string };

const LABELS = FIELD_LABELS.brands;
const LOGO = { width: 44, height: 44, objectFit: 'contain', borderRadius: 0.5, flexShrink: 0, bgcolor: 'background.default' } as const;
const BRAND_CELL = { display: 'inline-flex', alignItems: 'center', gap: 1.5 } as const;

/** The number of a brand's products, as a link to the list of them. */
const ProductsLink = ({ brand: { brand_id, product_count } }: { brand: AdminBrand }) => {
  if (product_count === 0) return <>0</>;
  const search = new URLSearchParams({ filter: JSON.stringify({ brand_id }) });
  return (
    <MuiLink component={Link} to={`/products?${search}`}>
      {product_count}
    </MuiLink>
  );
};

const COLUMNS: readonly Column<Row>[] = [
  {
    label: 'Brand',
    sort: 'name',
    render: ({ name, image }) => (
      <Box component="span" sx={BRAND_CELL}>
        {image ? (
          <Box component="img" src={buildPictureUrl(image, 160)} alt="" loading="lazy" sx={LOGO} />
        ) : (
          <Box component="span" sx={LOGO} />
        )}
        {toPlainName(name)}
      </Box>
    ),
  },
  { label: 'Products', sort: 'product_count', align: 'right', render: (brand) => <ProductsLink brand={brand} /> },
  { label: 'In the shop', align: 'right', render: ({ published_count }) => published_count },
];

export const BrandList = () => {
  const mayWrite = useAllowed()('catalogue.write');
  return (
    <ListPage
      resource="brands"
      title="Brands"
      help="Shoppers find products by brand: on the page of brands, in filters and in the search."
      sort={{ field: 'name', order: 'ASC' }}
      filters={<SearchFilter label="Search brands" placeholder="A part of the name" />}
      columns={COLUMNS}
      getPath={({ id }) => `/brands/${id}`}
      createLabel={mayWrite ? 'Add a brand' : undefined}
      empty={{ title: 'No brands yet', text: 'Each product belongs to a brand, so add the first brand before the first product.' }}
    />
  );
};

const BrandFields = () => (
  <>
    <TextInput
      source="name"
      label={LABELS.name}
      required
      helperText="As shoppers read it. The tags <b> and <em> are kept, such as Dr.<b>Jart</b>+."
    />
    <PictureInput
      source="image"
      label="Logo"
      help="The logo or a picture that stands for the brand, in the row of brands on the home page. A square shows best."
    />
  </>
);

export const BrandCreate = () => (
  <CreatePage resource="brands" title="Add a brand" defaults={{ name: '', image: '' }} saveLabel="Add the brand">
    <BrandFields />
  </CreatePage>
);

const explainDeletion = ({ product_count }: AdminBrand): string =>
  product_count === 0
    ? 'It disappears from the shop. This cannot be undone.'
    : `${product_count === 1 ? 'One product belongs' : `${product_count} products belong`} to this brand, so the shop will refuse. Give them another brand first.`;

export const BrandEdit = () => (
  <EditPage
    resource="brands"
    getTitle={({ name }) => toPlainName(name)}
    deletion={(brand) => ({ label: 'Delete the brand', explanation: explainDeletion(brand) })}
  >
    {(brand) => (
      <>
        <span>
          Products: <ProductsLink brand={brand} />, of them {brand.published_count} in the shop. A new name keeps the brand’s address, and
          links to the old name lead to the new one.
        </span>
        <BrandFields />
      </>
    )}
  </EditPage>
);
