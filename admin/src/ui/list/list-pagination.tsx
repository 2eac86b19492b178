import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import type { Theme } from '@mui/material/styles';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { PAGE_SIZES } from './list-address.ts';
import { useCurrentList } from './list-provider.tsx';

type ActionsProps = Pick<TablePaginationProps, 'count' | 'page' | 'rowsPerPage' | 'onPageChange'>;

/** MUI counts the pages of a table from 0, and those of this component from 1. */
const NumberedPages = ({ count, page, rowsPerPage, onPageChange }: ActionsProps) => {
  const pageCount = Math.ceil(count / Number(rowsPerPage));
  if (pageCount === 1) return null;
  return (
    <Box sx={{ flexShrink: 0 }}>
      <Pagination size="small" count={pageCount} page={page + 1} onChange={(_, chosenPage) => onPageChange(null, chosenPage - 1)} />
    </Box>
  );
};

/** Leads to the other pages of the list. A phone has room only for the next and the previous one. */
export const ListPagination = () => {
  const { total = 0, page, perPage, openPage, changePageSize } = useCurrentList();
  if (total <= (page - 1) * perPage) return null;
  return <Pages total={total} page={page} perPage={perPage} openPage={openPage} changePageSize={changePageSize} />;
};

type PagesProps = {
  total: number;
  page: number;
  perPage: number;
  openPage: (page: number) => void;
  changePageSize: (perPage: number) => void;
};

/** Drawn again only when the pages change, not with each sort. */
const Pages = memo(({ total, page, perPage, openPage, changePageSize }: PagesProps) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={isNarrow ? [] : [...PAGE_SIZES]}
      onPageChange={(_, chosenPage) => openPage(chosenPage + 1)}
      onRowsPerPageChange={({ target }) => changePageSize(Number(target.value))}
      labelDisplayedRows={({ from, to, count }) => `${from}-${to} of ${count}`}
      {...(!isNarrow && { ActionsComponent: NumberedPages })}
    />
  );
});
