/** `top_px`: where the section begins in the window. */
export type SectionPosition = { id: string; top_px: number };

type View = {
  /** Below the bars that stay at the top of the window. */
  line_px: number;
  height_px: number;
  isAtEnd: boolean;
  /** The section of the address. */
  chosenId: string;
};

/**
 * Finds the section that the member looks at: the last one that begins above the line. The last sections of a page are too short to reach the
 * line: at the end of the page, it is the chosen section if it is in view.
 */
export function findSectionInView(positions: readonly SectionPosition[], { line_px, height_px, isAtEnd, chosenId }: View): string {
  const chosen = positions.find(({ id, top_px }) => id === chosenId && top_px >= line_px && top_px < height_px);
  if (isAtEnd && chosen) return chosen.id;
  return (positions.findLast(({ top_px }) => top_px <= line_px) ?? positions[0])?.id ?? '';
}
