import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, type RaRecord, type SortPayload, useListContext } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Empty } from './empty.tsx';
import { type Column, ListCards, ListTable } from './list-rows.tsx';
import { LoadFailed } from './load-failed.tsx';
import { PageTitle } from './page-title.tsx';

type Props<Row extends RaRecord> = {
  resource: string;
  title: string;
  /** One sentence on what this list is for. */
  help?: string;
  /** The first column names the record and leads to its page. */
  columns: readonly Column<Row>[];
  /** The address of a record's page. Missing if the records have no pages. */
  getPath?: (row: Row) => string;
  sort?: SortPayload;
  /** The filter while the address has none. */
  defaultFilter?: Record<string, unknown>;
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

const DEFAULT_SORT: SortPayload = { field: 'id', order: 'ASC' };
const NO_FILTER: Record<string, unknown> = {};

const TOOLS = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 } as const;

/** A list that keeps its page, sort and filters in the address: a table, and cards on a phone. */
export function ListPage<Row extends RaRecord>(props: Props<Row>) {
  const { resource, title, help, sort = DEFAULT_SORT, defaultFilter = NO_FILTER, filters, createLabel, actions } = props;
  return (
    <ListBase resource={resource} perPage={25} sort={sort} filterDefaultValues={defaultFilter} disableAuthentication>
      <PageTitle title={title} />
      {help && <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>{help}</Typography>}
      <Box sx={TOOLS}>
        {filters}
        <Box sx={{ flex: 1 }} />
        {actions}
        {createLabel && (
          <Button component={Link} to={`/${resource}/create`} variant="contained">
            {createLabel}
          </Button>
        )}
      </Box>
      <Rows {...props} />
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}

/** Whether the list has another filter than its default one. */
const isFiltered = (values: Record<string, unknown>, defaults: Record<string, unknown> = {}): boolean =>
  Object.entries(values).some(([field, value]) => value !== '' && value !== undefined && value !== defaults[field]);

function Rows<Row extends RaRecord>({ columns, getPath, empty, bulkActions, title, defaultFilter }: Props<Row>) {
  const { data, error, refetch, isPending, filterValues, setFilters } = useListContext<Row>();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending) return null;
  if (data.length === 0 && isFiltered(filterValues, defaultFilter))
    return (
      <Empty title="Nothing found" action={<Button onClick={() => setFilters({})}>Show all</Button>}>
        Nothing here fits this search and these filters.
      </Empty>
    );
  if (data.length === 0) return <Empty title={empty.title}>{empty.text}</Empty>;
  const List = isPhone ? ListCards : ListTable;
  return <List rows={data} columns={columns} label={title} bulkActions={bulkActions} getPath={getPath} />;
}
