import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { findSectionInView } from './find-section-in-view.ts';

/** Below the header and the list of sections, with some room. */
const LINE_PX = 140;

/** The id of the section that the member looks at. `ids`: the ids of all sections, which do not change. `isDrawn`: whether all have their places. */
export function useSectionInView(ids: readonly string[], isDrawn: boolean): string {
  const { hash } = useLocation();
  const chosenId = hash.slice(1);
  const [idInView, setIdInView] = useState(ids[0] ?? '');
  // A record that is still loading when the page opens has no section to scroll to yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router itself scrolls to a section that the member chooses later.
  useEffect(() => {
    if (isDrawn) document.getElementById(chosenId)?.scrollIntoView();
  }, [isDrawn]);
  useEffect(() => {
    function update() {
      const positions = ids.map((id) => ({ id, top_px: document.getElementById(id)?.getBoundingClientRect().top ?? 0 }));
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
      setIdInView(findSectionInView(positions, { line_px: LINE_PX, height_px: window.innerHeight, isAtEnd, chosenId }));
    }
    update();
    for (const event of ['scroll', 'resize']) window.addEventListener(event, update, { passive: true });
    return () => {
      for (const event of ['scroll', 'resize']) window.removeEventListener(event, update);
    };
  }, [ids, chosenId]);
  return idInView;
}
