import { useState } from 'react';
import { useLazyModule } from '#app/lib/hooks/use-lazy-module.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TextSkeleton } from '#app/ui/skeleton.tsx';
import { useCloseOnBack } from '#app/ui/use-close-on-back.ts';
import { filter, filterButton } from '#messages/catalogue/catalogue';
import css from './filter-button.module.css';
import type { FilterPanelProps } from './filter-panel.tsx';
import { countChosen } from './filters.ts';

const SHEET_ID = 'filter-sheet';

const loadSheet = () => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet);

/**
 * The filter button on phones, and its sheet, which opens at once. The script of the sheet's content loads when a finger touches the button.
 * The list changes only when the shopper presses the button in the sheet; closing the sheet discards the choice.
 */
export function FilterButton(panel: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dismiss = useCloseOnBack(open, close);
  const { module: Sheet, preload, tryLoad } = useLazyModule(loadSheet);
  async function press() {
    setOpen(true);
    if (!(await tryLoad())) dismiss();
  }
  return (
    <>
      <Button kind="line" className={css.button} aria-haspopup="dialog" aria-controls={SHEET_ID} onPointerDown={preload} onClick={press}>
        <Icon name="filter" small />
        {filterButton(countChosen(panel.listParams.chosen))}
      </Button>
      <Dialog kind="sheet" id={SHEET_ID} title={filter} open={open} onClose={dismiss}>
        {!Sheet && <TextSkeleton lines={12} />}
        {Sheet && open && <Sheet {...panel} onClose={close} />}
      </Dialog>
    </>
  );
}
