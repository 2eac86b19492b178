import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RowOf, Sort } from '#admin/api/records.ts';
import type { ResourceName } from '#admin/api/resources.ts';
import { Empty } from '../empty.tsx';
import { PageTitle } from '../page-title.tsx';
import type { Filter } from './list-address.ts';
import { ListPagination } from './list-pagination.tsx';
import { ListProvider, useCurrentList } from './list-provider.tsx';
import { type Column, ListRows } from './list-rows.tsx';
import { LoadedRows } from './loaded-rows.tsx';

type Props<Name extends ResourceName> = {
  resource: Name;
  title: string;
  /** One sentence on what this list is for. */
  help?: string;
  /** The first column names the record and leads to its page. */
  columns: readonly Column<RowOf<Name>>[];
  /** The address of a record's page. Missing if the records have no pages. */
  getPath?: (row: RowOf<Name>) => string;
  sort?: Sort;
  /** The filter while the address has none. */
  defaultFilter?: Filter;
  filters?: ReactNode;
  /** The label of the button that leads to the page of a new record. */
  createLabel?: string | undefined;
  /** More buttons beside the button that leads to the page of a new record. */
  actions?: ReactNode;
  /** Says what an empty list would show, and how to add the first record. */
  empty: { title: string; text: string };
  /** Buttons for chosen rows. With them, rows can be chosen. */
  bulkActions?: ReactNode;
};

const TOOLS = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 } as const;

/** A list that keeps its page, sort and filters in the address: a table, and cards on a phone. */
export function ListPage<Name extends ResourceName>(props: Props<Name>) {
  const { resource, title, help, sort, defaultFilter, filters, createLabel, actions } = props;
  return (
    <ListProvider resource={resource} {...(sort && { sort })} {...(defaultFilter && { defaultFilter })}>
      <PageTitle title={title} />
      {help && <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>{help}</Typography>}
      <Box sx={TOOLS}>
        {filters}
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        {actions}
        {createLabel && (
          <Button component={Link} to={`/${resource}/create`} variant="contained">
            {createLabel}
          </Button>
        )}
      </Box>
      <Rows {...props} />
      <ListPagination />
    </ListProvider>
  );
}

/** Whether the list has another filter than its default one. */
const isFiltered = (filter: Filter, defaults: Filter = {}): boolean =>
  Object.entries(filter).some(([field, value]) => value !== '' && value !== undefined && value !== defaults[field]);

function Rows<Name extends ResourceName>({ columns, getPath, empty, bulkActions, title, defaultFilter }: Props<Name>) {
  const { filter, changeFilter } = useCurrentList<Name>();
  const emptyList = isFiltered(filter, defaultFilter) ? (
    <Empty title="Nothing found" action={<Button onClick={() => changeFilter(() => ({}))}>Show all</Button>}>
      Nothing here fits this search and these filters.
    </Empty>
  ) : (
    <Empty title={empty.title}>{empty.text}</Empty>
  );
  return (
    <LoadedRows<Name> empty={emptyList}>
      {(rows) => <ListRows rows={rows} columns={columns} label={title} bulkActions={bulkActions} getPath={getPath} />}
    </LoadedRows>
  );
}
