import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '#admin/account/permissions/use-allowed.ts';
import { type CategoryRecord, useCategoryTree } from '#admin/catalogue/category-choices.ts';
import { notify } from '#admin/lib/notices.ts';
import { COLOURS } from '#admin/theme.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { ShopLink } from '#admin/ui/shop-link.tsx';
import { Skeleton } from '#admin/ui/skeleton.tsx';
import { CategoryRow, getStepButtonId } from './category-row.tsx';
import { countProducts, type Destination, type Direction, findDropDestination, findSteps, type Side } from './tree-moves.ts';
import { useMoveCategory } from './use-move-category.ts';

const TREE = { listStyle: 'none', m: 0, p: 0, borderTop: `1px solid ${COLOURS.line}` } as const;

const AddButton = () => (
  <Button component={Link} to="/categories/create" variant="contained">
    Add a category
  </Button>
);

/** All categories, up to three levels deep, in the order of the shop's menu. */
export const CategoryTree = () => {
  const { data, error, refetch } = useCategoryTree();
  const mayWrite = useAllowed()('catalogue.write');
  return (
    <>
      <PageTitle title="Categories" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'flex-start' }}>
        <Typography sx={{ color: 'text.secondary', flex: '1 1 320px', maxWidth: 720 }}>
          The menu of the shop, up to three levels deep. Move a category by dragging it or by its buttons, with all that is in it; shoppers
          see the new order at once. Its address stays the same. On a wide screen the first six at the top stand in the bar of the shop.
        </Typography>
        <ShopLink path="/" />
        {mayWrite && data && data.length > 0 && <AddButton />}
      </Box>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && (
        <Empty title="No categories yet" action={mayWrite && <AddButton />}>
          Shoppers browse by category, and each product belongs to one. Begin with three or four broad ones, such as Skin care and Make-up.
        </Empty>
      )}
      {data && data.length > 0 && <Tree categories={data} mayWrite={mayWrite} />}
    </>
  );
};

const describeMove = ({ name }: CategoryRecord, destination: Destination, categories: readonly CategoryRecord[]): string => {
  const parent = categories.find(({ category_id }) => category_id === destination.parent_id);
  return `${name} is now number ${destination.position + 1} ${parent ? `in ${parent.name}` : 'at the top'}.`;
};

const Tree = ({ categories, mayWrite }: { categories: readonly CategoryRecord[]; mayWrite: boolean }) => {
  const { move, isBusy } = useMoveCategory();
  const pressedButtonId = useRef<string | null>(null);
  // Returns the focus to the pressed button, which loses it when its row moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    if (pressedButtonId.current) document.getElementById(pressedButtonId.current)?.focus();
    pressedButtonId.current = null;
  }, [categories]);
  async function moveTo(category: CategoryRecord, destination: Destination) {
    if (isBusy) return;
    if (!(await move(category, destination))) return;
    notify(describeMove(category, destination, categories));
    document.getElementById(getStepButtonId(category.category_id, 'up'))?.scrollIntoView({ block: 'nearest' });
  }
  function step(category: CategoryRecord, direction: Direction, destination: Destination) {
    pressedButtonId.current = getStepButtonId(category.category_id, direction);
    void moveTo(category, destination);
  }
  const { dropTarget, createDragHandlers } = useTreeDrag(categories, (category, destination) => {
    pressedButtonId.current = null;
    void moveTo(category, destination);
  });
  return (
    <Box component="ul" aria-label="Categories" aria-busy={isBusy} sx={TREE}>
      {categories.map((category) => (
        <CategoryRow
          key={category.category_id}
          category={category}
          parentName={categories.find(({ category_id }) => category_id === category.parent_id)?.name ?? ''}
          productCount={countProducts(categories, category.category_id)}
          steps={findSteps(categories, category.category_id)}
          mayWrite={mayWrite}
          side={dropTarget?.category_id === category.category_id ? dropTarget.side : null}
          onStep={(direction, destination) => step(category, direction, destination)}
          dragHandlers={createDragHandlers(category)}
        />
      ))}
    </Box>
  );
};

/** The share of a row's height at its top and at its bottom that means 'before' and 'after' it; its middle means 'into' it. */
const EDGE_SHARE = 0.25;

function findSide({ clientY, currentTarget }: DragEvent<HTMLElement>): Side {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (share < EDGE_SHARE) return 'before';
  return share > 1 - EDGE_SHARE ? 'after' : 'into';
}

type DropTarget = { category_id: string; side: Side; destination: Destination };

/** Handlers to drag one row onto another. Phones do not support this kind of dragging, so there staff use the buttons. */
function useTreeDrag(categories: readonly CategoryRecord[], onMove: (category: CategoryRecord, destination: Destination) => void) {
  const dragged = useRef<CategoryRecord | null>(null);
  const [dropTarget, setDropTarget] = useState<DropTarget | null>(null);
  const endDrag = () => {
    dragged.current = null;
    setDropTarget(null);
  };
  const findTarget = (event: DragEvent<HTMLElement>, { category_id }: CategoryRecord): DropTarget | null => {
    const side = findSide(event);
    const destination = dragged.current && findDropDestination(categories, dragged.current.category_id, category_id, side);
    return destination && { category_id, side, destination };
  };
  const createDragHandlers = (category: CategoryRecord) => ({
    onDragStart(event: DragEvent) {
      dragged.current = category;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', category.name);
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      const target = findTarget(event, category);
      // Otherwise the browser shows that the row cannot be dropped here.
      if (target) event.preventDefault();
      setDropTarget(target);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      if (dragged.current && dropTarget) onMove(dragged.current, dropTarget.destination);
      endDrag();
    },
    onDragEnd: endDrag,
  });
  return { dropTarget, createDragHandlers };
}
