import { useState } from 'react';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { filterButton } from '#messages/catalogue/catalogue';
import css from './filter-button.module.css';
import type { FilterPanelProps } from './filter-panel.tsx';
import { countChosen } from './filters.ts';

const loadSheet = () => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet);

/** The filter button on phones, and its sheet. The sheet's script loads when a finger touches the button. */
export function FilterButton(panel: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const { module: Sheet, preload, tryLoad } = useLazyModule(loadSheet);
  /** Opens the sheet when its script has loaded. If that fails, the sheet must not open by itself later. */
  async function press() {
    setOpen(true);
    if (!(await tryLoad())) setOpen(false);
  }
  return (
    <>
      <Button kind="line" className={css.button} aria-haspopup="dialog" onPointerDown={preload} onClick={press}>
        <Icon name="filter" small />
        {filterButton(countChosen(panel.listParams.chosen))}
      </Button>
      {Sheet && <Sheet {...panel} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
