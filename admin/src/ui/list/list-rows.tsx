/** The rows of a list as a table or, on a phone, as cards. */
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router';
import type { ListedRecord } from '#admin/api/records.ts';
import { COLOURS } from '#admin/theme.ts';
import { useChosenIds, useChosenRow, useCurrentList } from './list-provider.tsx';
import { RowCheckbox } from './row-checkbox.tsx';

export type Column<Row> = {
  label: string;
  render: (row: Row) => ReactNode;
  /** The field of the list's `sort`, where staff can sort by this column. */
  sort?: string;
  align?: 'right';
};

type Props<Row extends ListedRecord> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Names the table. */
  label: string;
  getPath?: ((row: Row) => string) | undefined;
  bulkActions?: ReactNode;
};

const RecordName = ({ path, children }: { path: string | undefined; children: ReactNode }) =>
  path ? (
    <MuiLink component={Link} to={path} sx={{ fontWeight: 600 }}>
      {children}
    </MuiLink>
  ) : (
    <strong>{children}</strong>
  );

const CHOSEN_BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  p: 1,
  mb: 1,
  borderRadius: 1,
  bgcolor: COLOURS.mist,
  position: 'sticky',
  top: 56,
  zIndex: 1,
} as const;

const ChosenBar = ({ bulkActions }: { bulkActions: ReactNode }) => {
  // Deferred, so that the checkbox is drawn before the buttons that come with the first chosen row.
  const chosenCount = useDeferredValue(useChosenIds().chosenIds.length);
  if (chosenCount === 0) return null;
  return (
    <Box sx={CHOSEN_BAR}>
      <strong>{chosenCount} chosen</strong>
      {bulkActions}
    </Box>
  );
};

const ChooseRow = ({ row: { id, name = id } }: { row: ListedRecord & { name?: string } }) => {
  const { isChosen, toggle } = useChosenRow(id);
  return <RowCheckbox label={`Choose ${name}`} isChecked={isChosen} onChange={toggle} />;
};

const CHOOSE_ALL = 'Choose all on this page';

/** Chooses all rows of this page, or none of them. Rows that are chosen on other pages stay chosen. */
function PageCheckbox({ rows }: { rows: readonly ListedRecord[] }) {
  const { chosenIds, choose } = useChosenIds();
  const ids = rows.map(({ id }) => id);
  const idsChosenElsewhere = chosenIds.filter((id) => !ids.includes(id));
  const chosenHereCount = chosenIds.length - idsChosenElsewhere.length;
  return (
    <RowCheckbox
      label={CHOOSE_ALL}
      isChecked={chosenHereCount === rows.length}
      isPartlyChecked={chosenHereCount > 0 && chosenHereCount < rows.length}
      onChange={() => choose(chosenHereCount === rows.length ? idsChosenElsewhere : [...idsChosenElsewhere, ...ids])}
    />
  );
}

/** Narrows the cells on a tablet, so that all columns fit. */
const NARROW_CELLS = { '& th, & td': { px: { xs: 0.5, md: 2 } } } as const;

function ListTable<Row extends ListedRecord>({ rows, columns, label, getPath, bulkActions }: Props<Row>) {
  return (
    <>
      {bulkActions && <ChosenBar bulkActions={bulkActions} />}
      <TableContainer>
        <Table size="small" aria-label={label} sx={NARROW_CELLS}>
          <TableHead>
            <TableRow>
              {bulkActions && (
                <TableCell padding="checkbox">
                  <PageCheckbox rows={rows} />
                </TableCell>
              )}
              {columns.map((column) => (
                <TableCell key={column.label} align={column.align ?? 'left'}>
                  <ColumnName column={column} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id} hover sx={{ '& td': { py: 1.25 } }}>
                {bulkActions && (
                  <TableCell padding="checkbox">
                    <ChooseRow row={row} />
                  </TableCell>
                )}
                {columns.map(({ label: name, render, align }, index) => (
                  <TableCell key={name} align={align ?? 'left'}>
                    {index === 0 ? <RecordName path={getPath?.(row)}>{render(row)}</RecordName> : render(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function ColumnName<Row>({ column: { label, sort: field } }: { column: Column<Row> }) {
  const { sort, changeSort } = useCurrentList();
  if (!field) return label;
  const isActive = sort.field === field;
  const order = isActive && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <TableSortLabel active={isActive} direction={sort.order === 'ASC' ? 'asc' : 'desc'} onClick={() => changeSort({ field, order })}>
      {label}
    </TableSortLabel>
  );
}

const CARD = {
  p: 1.5,
  border: `1px solid ${COLOURS.line}`,
  borderRadius: 1,
  bgcolor: COLOURS.surface,
  display: 'flex',
  gap: 1,
  alignItems: 'start',
} as const;
const FACT = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  alignItems: 'baseline',
  '& dd': { m: 0, textAlign: 'right' },
} as const;

function ListCards<Row extends ListedRecord>({ rows, columns: [first, ...others], label, getPath, bulkActions }: Props<Row>) {
  return (
    <>
      {bulkActions && <ChosenBar bulkActions={bulkActions} />}
      {bulkActions && <FormControlLabel control={<PageCheckbox rows={rows} />} label={CHOOSE_ALL} sx={{ m: 0, pl: 1.5 }} />}
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <Box component="li" key={row.id} sx={CARD}>
            {bulkActions && <ChooseRow row={row} />}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <RecordName path={getPath?.(row)}>{first?.render(row)}</RecordName>
              <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
                {others.map(({ label: name, render }) => (
                  <Box key={name} sx={FACT}>
                    <Box component="dt" sx={{ color: 'text.secondary' }}>
                      {name}
                    </Box>
                    <dd>{render(row)}</dd>
                  </Box>
                ))}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

function TableOrCards<Row extends ListedRecord>(props: Props<Row>) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return isPhone ? <ListCards {...props} /> : <ListTable {...props} />;
}

/** Drawn again only when its rows change, because staff notice how long a table of 25 rows takes. */
export const ListRows = memo(TableOrCards) as typeof TableOrCards;
