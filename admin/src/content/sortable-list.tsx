import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { CONTENT_MAX } from '@uruhu/contract/rules/content';
import { useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Empty } from '#admin/ui/empty.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { ShopLink } from '#admin/ui/shop-link.tsx';
import type { BrokenLinks, Publication } from './publication.tsx';
import { SortableRow } from './sortable-row.tsx';
import { type ReorderCall, useReorder } from './use-reorder.ts';

export type SortableRecord = Publication & BrokenLinks & { id: string };

type Props<Row extends SortableRecord> = {
  resource: string;
  title: string;
  help: string;
  createLabel: string;
  /** The page of the shop that shows the records. */
  shopPath: string;
  reorderCall: ReorderCall;
  getName: (row: Row) => string;
  renderPicture?: (row: Row) => ReactNode;
  empty: { title: string; text: string };
};

/** All records of one kind, in the order of the shop. Staff change the order by dragging or by two buttons, and it is saved at once. */
export function SortableList<Row extends SortableRecord>({
  resource,
  title,
  help,
  createLabel,
  shopPath,
  reorderCall,
  getName,
  renderPicture,
  empty,
}: Props<Row>) {
  const { data, error, refetch, isPending } = useGetList<Row>(resource, { pagination: { page: 1, perPage: CONTENT_MAX } });
  const { move, createDragHandlers, targetIndex } = useReorder(resource, reorderCall, data ?? []);
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
              dragHandlers={createDragHandlers(index)}
            />
          ))}
        </List>
      )}
    </>
  );
}
