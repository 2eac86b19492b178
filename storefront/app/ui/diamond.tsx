import type { ButtonHTMLAttributes } from 'react';
import css from './diamond.module.css';
import { Icon, type IconName } from './icon.tsx';

type DiamondProps = ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconName; label: string; busy?: boolean };

/** The button in a cut corner: a small diamond with a touch target of 48 px. */
export function Diamond({ icon, label, busy = false, className, onClick, ...buttonProps }: DiamondProps) {
  return (
    <button
      {...buttonProps}
      type="button"
      className={className ? `${css.diamond} ${className}` : css.diamond}
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
