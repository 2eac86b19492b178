import { useState } from 'react';
import { chosenCount } from '#app/lib/filters.ts';
import { usePart } from '#app/lib/use-part.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { filterButton } from '#messages/catalogue';
import css from './filter-button.module.css';
import type { FilterPanelProps } from './filter-panel.tsx';

const loadSheet = () => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet);

/** The button of phones, and the sheet it opens, which is fetched when a finger comes down on it. */
export function FilterButton(panel: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const { part: Sheet, ahead, now } = usePart(loadSheet);
  /** Wished for until its script has come, or has not: it must not open by itself later. */
  async function press() {
    setOpen(true);
    if (!(await now())) setOpen(false);
  }
  return (
    <>
      <Button kind="line" className={css.open} aria-haspopup="dialog" onPointerDown={ahead} onClick={press}>
        <Icon name="filter" small />
        {filterButton(chosenCount(panel.asked.chosen))}
      </Button>
      {Sheet && <Sheet {...panel} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
