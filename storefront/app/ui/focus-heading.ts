/** Moves the focus to a heading of `content`, so that screen readers say what is new. */
export function focusHeading(content: ParentNode | null, tag: 'h1' | 'h2', options?: FocusOptions): void {
  const heading = content?.querySelector<HTMLElement>(tag);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}

/** A ref for content that takes the place of other content on an open page. */
export const focusNewHeading = (content: HTMLElement | null): void => focusHeading(content, 'h2');
