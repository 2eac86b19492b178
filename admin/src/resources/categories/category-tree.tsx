import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAllowed } from '#admin/auth/use-allowed.ts';
import { type CategoryRecord, useCategoryTree } from '#admin/catalogue/category-choices.ts';
import { COLOURS } from '#admin/theme.ts';
import { Empty } from '#admin/ui/empty.tsx';
import { LoadFailed } from '#admin/ui/load-failed.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { CategoryRow, getStepButtonId } from './category-row.tsx';
import { countProducts, type Destination, type Direction, findDropDestination, findSteps, type Side } from './tree-moves.ts';
import { useMove } from './use-tree.ts';

const TREE = { listStyle: 'none', m: 0, p: 0, borderTop: `1px solid ${COLOURS.line}` } as const;
const HIDDEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } as const;

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
          see the new order at once. Its address stays the same.
        </Typography>
        {mayWrite && data && data.length > 0 && <AddButton />}
      </Box>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
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
  const { move, isBusy } = useMove();
  const [announcement, setAnnouncement] = useState('');
  const pressed = useRef<string | null>(null);
  // A row that moves in the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [categories]);
  async function moveTo(category: CategoryRecord, destination: Destination) {
    if (isBusy) return;
    await move(category, destination);
    setAnnouncement(describeMove(category, destination, categories));
  }
  function step(category: CategoryRecord, direction: Direction, destination: Destination) {
    pressed.current = getStepButtonId(category.category_id, direction);
    void moveTo(category, destination);
  }
  const { over, getDrag } = useTreeDrag(categories, (category, destination) => {
    pressed.current = null;
    void moveTo(category, destination);
  });
  return (
    <>
      <Box component="ul" aria-label="Categories" aria-busy={isBusy} sx={TREE}>
        {categories.map((category) => (
          <CategoryRow
            key={category.category_id}
            category={category}
            parent={categories.find(({ category_id }) => category_id === category.parent_id)?.name ?? ''}
            products={countProducts(categories, category.category_id)}
            steps={findSteps(categories, category.category_id)}
            mayWrite={mayWrite}
            side={over?.category_id === category.category_id ? over.side : null}
            onStep={(direction, destination) => step(category, direction, destination)}
            drag={getDrag(category)}
          />
        ))}
      </Box>
      <Box role="status" sx={HIDDEN}>
        {announcement}
      </Box>
    </>
  );
};

/** The upper quarter of a row means before it, the lower quarter after it, the middle into it. */
function findSide({ clientY, currentTarget }: DragEvent<HTMLElement>): Side {
  const { top, height } = currentTarget.getBoundingClientRect();
  const part = (clientY - top) / height;
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into';
}

type Target = { category_id: string; side: Side; destination: Destination };

/** Dragging one row onto another. Phones have no such dragging; there the buttons do it. */
function useTreeDrag(categories: readonly CategoryRecord[], onMove: (category: CategoryRecord, destination: Destination) => void) {
  const dragged = useRef<CategoryRecord | null>(null);
  const [over, setOver] = useState<Target | null>(null);
  const end = () => {
    dragged.current = null;
    setOver(null);
  };
  const findTarget = (event: DragEvent<HTMLElement>, { category_id }: CategoryRecord): Target | null => {
    const side = findSide(event);
    const destination = dragged.current && findDropDestination(categories, dragged.current.category_id, category_id, side);
    return destination && { category_id, side, destination };
  };
  const getDrag = (category: CategoryRecord) => ({
    onDragStart(event: DragEvent) {
      dragged.current = category;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', category.name);
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      const target = findTarget(event, category);
      // Where it does not fit, the browser shows that nothing can be dropped.
      if (target) event.preventDefault();
      setOver(target);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      if (dragged.current && over) onMove(dragged.current, over.destination);
      end();
    },
    onDragEnd: end,
  });
  return { over, getDrag };
}
