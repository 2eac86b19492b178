import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { CONTENT_MAX } from '@uruhu/contract/rules/content';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type RowOf, useList } from '#admin/api/records.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { ShopLink } from '#admin/ui/shop-link.tsx';
import { useRowDrag } from '#admin/ui/use-row-drag.ts';
import { SortableRow } from './sortable-row.tsx';
import { type ReorderCall, useReorder } from './use-reorder.ts';

/** The kinds of records that staff sort. */
type SortableName = 'slides' | 'slide-texts' | 'faqs';

type Props<Name extends SortableName> = {
  resource: Name;
  title: string;
  help: string;
  createLabel: string;
  /** The page of the shop that shows the records. */
  shopPath: string;
  reorderCall: ReorderCall;
  getName: (row: RowOf<Name>) => string;
  renderPicture?: (row: RowOf<Name>) => ReactNode;
  empty: { title: string; text: string };
};

/** All records of one kind, in the order of the shop. Staff change the order by dragging or by two buttons, and it is saved at once. */
export function SortableList<Name extends SortableName>({
  resource,
  title,
  help,
  createLabel,
  shopPath,
  reorderCall,
  getName,
  renderPicture,
  empty,
}: Props<Name>) {
  const { data, error, refetch, isPending } = useList(resource, { perPage: CONTENT_MAX });
  const reorder = useReorder(resource, reorderCall, data ?? []);
  const move = (index: number, newIndex: number) => void reorder(index, newIndex);
  const { targetIndex, getDragHandlers, getDropHandlers } = useRowDrag(move);
  const createButton = (
    <Button component={Link} to={`/${resource}/create`} variant="contained">
      {createLabel}
    </Button>
  );
  return (
    <>
      <PageTitle title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', justifyContent: 'space-between', mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', flex: '1 1 300px', maxWidth: 720 }}>{help}</Typography>
        <ShopLink path={shopPath} />
        {createButton}
      </Box>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!isPending && !error && data.length === 0 && <Empty title={empty.title}>{empty.text}</Empty>}
      {data && data.length > 0 && (
        <List component="ol" aria-label={title} disablePadding>
          {data.map((row, index) => (
            <SortableRow
              key={row.id}
              row={row}
              name={getName(row)}
              path={`/${resource}/${encodeURIComponent(row.id)}`}
              picture={renderPicture?.(row)}
              position={{ index, count: data.length }}
              isDropTarget={targetIndex === index}
              onMove={(newIndex) => move(index, newIndex)}
              dragHandlers={{ ...getDragHandlers(index, data.length), ...getDropHandlers(index) }}
            />
          ))}
        </List>
      )}
    </>
  );
}
