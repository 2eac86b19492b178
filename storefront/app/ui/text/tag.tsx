import type { Tag as TagName } from '@uruhu/contract/product-attributes';
import { tagNames } from '#messages/catalogue/tags';
import { percentOff, soldOut } from '#messages/shell/common';
import css from './tag.module.css';

const HOT: TagName = 'HOT DEAL';
const NEW: TagName = 'NEW ARRIVAL';

/** The tag of a product. A hot deal shows its discount in percent. */
export function Tag({ name, percent = 0 }: { name: string; percent?: number }) {
  const label = tagNames[name] ?? name;
  if (name === HOT) return <span className={css.hot}>{percent > 0 ? `${label} ${percentOff(percent)}` : label}</span>;
  return <span className={name === NEW ? css.new : css.tag}>{label}</span>;
}

export function PercentTag({ percent }: { percent: number }) {
  return percent > 0 ? <span className={css.hot}>{percentOff(percent)}</span> : null;
}

export function SoldOutTag() {
  return <span className={css.soldOut}>{soldOut}</span>;
}
