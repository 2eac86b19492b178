import Box from '@mui/material/Box';
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { Panel } from '#admin/ui/panel.tsx';
import { type FormSection, SectionNav } from './section-nav.tsx';

type Props<Section extends FormSection> = {
  sections: readonly Section[];
  contents: Readonly<Record<Section['id'], ReactNode>>;
};

const GRID = {
  display: 'grid',
  gap: { xs: 2, lg: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 760px) minmax(0, 210px)' },
} as const;

/** On narrow windows a field that takes the focus stays below the bar of the sections, which is 48 px high. */
const FIELDS = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '& :is(input, textarea, button, [tabindex])': { scrollMarginTop: { xs: '56px', lg: 0 } },
} as const;

/**
 * Draws one section after the other, so that the browser answers the member in between: a slow computer takes seconds for the form of a product.
 * A page to which she goes back is drawn at once, because the browser then scrolls to where she was.
 */
function useDrawnCount(count: number): number {
  const isReturn = useNavigationType() === 'POP';
  const [drawnCount, setDrawnCount] = useState(isReturn ? count : 1);
  useEffect(() => {
    if (drawnCount < count) startTransition(() => setDrawnCount(drawnCount + 1));
  }, [drawnCount, count]);
  return drawnCount;
}

type SectionProps = { id: string; title: string; isDrawn: boolean; children: ReactNode };

/** Drawn again only when its own fields come, and not with each section after it. */
const DrawnSection = memo(({ id, title, isDrawn, children }: SectionProps) => (
  <Panel id={id} title={title}>
    {isDrawn && children}
  </Panel>
));

/** The sections of a long form, with a list that leads to each. */
export const FormSections = <Section extends FormSection>({ sections, contents }: Props<Section>) => {
  const drawnCount = useDrawnCount(sections.length);
  return (
    <Box sx={GRID}>
      <SectionNav sections={sections} isDrawn={drawnCount >= sections.length} />
      <Box sx={FIELDS}>
        {sections.map(({ id, title }, index) => (
          <DrawnSection key={id} id={id} title={title} isDrawn={index < drawnCount}>
            {contents[id as Section['id']]}
          </DrawnSection>
        ))}
      </Box>
    </Box>
  );
};
